import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { Colour } from '#scene/body/body.ts'
import type { ScenePalette } from '#scene/colour/palette.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Icon } from '#ui/Icon.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './Pen.module.css'
import type { Pen } from './pen.ts'

interface Props {
  readonly pen: Pen
  readonly onPen: (pen: Pen) => void
  readonly palette: ScenePalette
  readonly onLeave: () => void
}

const slots = ['main', 'secondary', 'tertiary', 'ink', 'paper'] as const

/** Colour and width of the pen. Colours of the brand follow it later. */
export function PenBar({ pen, onPen, palette, onLeave }: Props) {
  const { t } = useLingui()
  const name = useId()
  const words = {
    main: t`메인 컬러`,
    secondary: t`보조 컬러`,
    tertiary: t`포인트 컬러`,
    ink: t`글자`,
    paper: t`종이`,
  }
  return (
    <div className={styles.bar} data-bar>
      <div role="radiogroup" aria-label={t`펜 색`} className={styles.colours}>
        {slots.map((slot) => {
          const colour: Colour = `{color.${slot}}`
          return (
            <label key={slot} className={styles.colour} title={words[slot]}>
              <input
                type="radio"
                className={visuallyHiddenClass}
                name={name}
                checked={pen.colour === colour}
                onChange={() => onPen({ ...pen, colour })}
              />
              <span className={styles.swatch} style={{ background: palette[slot] }} />
              <span className={visuallyHiddenClass}>{words[slot]}</span>
            </label>
          )
        })}
      </div>
      <Segmented
        label={t`펜 굵기`}
        options={[
          { value: 'thin', label: t`가는 선` },
          { value: 'middle', label: t`중간 선` },
          { value: 'thick', label: t`굵은 선` },
        ]}
        value={pen.width}
        onChoose={(width) => onPen({ ...pen, width })}
      />
      <IconButton label={t`그리기 마치기`} icon={<Icon of={X} />} onClick={onLeave} />
    </div>
  )
}
