import { Icon } from '#ui/Icon.tsx'
import { CopyButton } from '../CopyButton.tsx'
import styles from './IconPage.module.css'
import { importOf, type UsedIcon } from './icons.ts'

/** Icons with their names; a press copies the line that imports one. */
export function IconGrid({ icons }: { icons: readonly UsedIcon[] }) {
  return (
    <ul className={styles.grid} translate="no">
      {icons.map(({ name, uses, Drawing }) => (
        <li key={name}>
          <CopyButton text={importOf(name)} className={styles.icon}>
            <Icon of={Drawing} size="large" />
            <span>{name}</span>
            <small>{uses}</small>
          </CopyButton>
        </li>
      ))}
    </ul>
  )
}
