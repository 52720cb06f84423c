import { CopyButton } from '../CopyButton.tsx'
import styles from './StylePage.module.css'

/** The name of a token; a press copies `var(--name)`. */
export function TokenName({ name }: { name: string }) {
  return (
    <CopyButton text={`var(${name})`} className={styles.name} translate="no">
      <code>{name}</code>
    </CopyButton>
  )
}
