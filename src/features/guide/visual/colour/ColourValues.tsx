import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { colourFormats, formatColour } from '#model/colour/formats.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ColourValues.module.css'
import { useCopy } from './useCopy.ts'

/** A colour in four notations; a press copies one. */
export function ColourValues({ hex, name }: { hex: Hex; name: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <dl className={styles.values}>
      {colourFormats.map((format) => {
        const word = format.toUpperCase()
        const text = formatColour(hex, format)
        return (
          <div key={format}>
            <dt>{word}</dt>
            <dd>
              <button
                type="button"
                className={styles.copy}
                aria-label={t`${name} ${word} ${text} 복사`}
                onClick={() => copy(text)}
              >
                <span>{text}</span>
                <Icon of={Copy} size="small" />
              </button>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
