import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { CSSProperties } from 'react'
import { colourWord } from '#kits/words/colour-words.ts'
import { labelOn } from '#model/colour/contrast.ts'
import { type Colours, statusRoles } from '#model/colour/roles.ts'
import { Icon } from '#ui/Icon.tsx'
import { ColourValues } from './ColourValues.tsx'
import styles from './StatusColours.module.css'
import { useColourUses } from './useColourUses.ts'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: OctagonAlert }

/** The four status colours, each with the icon and label it is always used with. */
export function StatusColours({ colours }: { colours: Colours }) {
  const uses = useColourUses()
  const known = statusRoles.filter((role) => colours[role] !== null)
  if (known.length === 0) return null
  return (
    <ul className={styles.row}>
      {known.map((role) => {
        const hex = colours[role] ?? ''
        return (
          <li key={role} className={styles.status}>
            <span
              className={styles.mark}
              aria-hidden
              style={{ '--swatch': hex, '--on-swatch': labelOn(hex) } as CSSProperties}
            >
              <Icon of={icons[role]} size="large" />
            </span>
            <p className={styles.name}>
              <b>{colourWord(role)}</b>
              <span>{uses[role]}</span>
            </p>
            <div className={styles.values}>
              <ColourValues hex={hex} name={colourWord(role)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
