import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Row } from '#ui/Stack.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './LogoMaker.module.css'

interface Props {
  label: string
  /** The brand's own colours as `#RRGGBB`, offered before black and white. */
  colours: readonly string[]
  value: string
  onChoose: (hex: string) => void
}

/** Choice of a brand colour, black, white, or any other colour. */
export function ColourPicker({ label, colours, value, onChoose }: Props) {
  const { t } = useLingui()
  const name = useId()
  const offered = [...new Set([...colours, '#000000', '#FFFFFF'])]
  const isOther = !offered.includes(value)
  return (
    <Row gap={2} align="center" isWrapped role="radiogroup" aria-label={label}>
      {offered.map((hex) => (
        <label key={hex} className={styles.swatch} style={{ background: hex }} title={hex}>
          <input
            type="radio"
            className={visuallyHiddenClass}
            name={name}
            checked={value === hex}
            aria-label={hex}
            onChange={() => onChoose(hex)}
          />
        </label>
      ))}
      <label className={styles.other} data-on={isOther || undefined}>
        <input
          type="color"
          aria-label={t`${label} 직접 고르기`}
          value={value.toLowerCase()}
          onChange={(event) => onChoose(event.currentTarget.value.toUpperCase())}
        />
        <span>{isOther ? value : t`다른 색`}</span>
      </label>
    </Row>
  )
}
