import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { labelOn } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './ColourChart.module.css'
import { chartColours, type chartHues, type chartTones } from './chart-colours.ts'

interface Props {
  value: Hex | null
  onChoose: (hex: Hex) => void
  isBlocked: boolean
}

/** Twelve hues in five tones, and greys. Native radio buttons, so arrow keys move through it. */
export function ColourChart({ value, onChoose, isBlocked }: Props) {
  const { t } = useLingui()
  const hues: Record<(typeof chartHues)[number], string> = {
    pink: t`분홍`,
    red: t`빨강`,
    brick: t`벽돌색`,
    orange: t`주황`,
    yellow: t`노랑`,
    lime: t`연두`,
    green: t`초록`,
    teal: t`청록`,
    sky: t`하늘색`,
    blue: t`파랑`,
    violet: t`보라`,
    plum: t`자주`,
    grey: t`무채색`,
  }
  const tones: Record<(typeof chartTones)[number], string> = {
    pale: t`아주 연한`,
    soft: t`연한`,
    clear: t`또렷한`,
    deep: t`짙은`,
    dark: t`아주 짙은`,
  }
  return (
    <fieldset className={styles.chart} disabled={isBlocked}>
      <legend className={visuallyHiddenClass}>{t`색표`}</legend>
      {chartColours.map(({ hex, hue, tone }) => (
        <label
          key={hex}
          className={styles.cell}
          title={`${tones[tone]} ${hues[hue]} ${hex}`}
          style={{ '--cell': hex, '--mark': labelOn(hex) } as CSSProperties}
        >
          <input
            type="radio"
            name="chart"
            className={styles.radio}
            checked={hex === value}
            aria-label={`${tones[tone]} ${hues[hue]} ${hex}`}
            onChange={() => onChoose(hex)}
          />
        </label>
      ))}
    </fieldset>
  )
}
