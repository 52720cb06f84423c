import type { ReactNode } from 'react'
import styles from './Parts.module.css'

/** The heading of a panel, with what belongs to all of it at its end. */
export function PanelHead({ title, end }: { title: ReactNode; end?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {end}
    </header>
  )
}
