import type { ReactNode } from 'react'
import styles from './Chapter.module.css'

type Props = {
  id?: string
  name: ReactNode
  /** One line of description. */
  note?: ReactNode
  /** State of the chapter, at the end of the column with its name. */
  mark?: ReactNode
  children: ReactNode
}

/** A section of a page under a rule: a column with its name, and the content beside it. */
export function Chapter({ id, name, note, mark, children }: Props) {
  return (
    <section id={id} className={styles.chapter}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {note !== undefined && <p>{note}</p>}
        {mark !== undefined && <div className={styles.mark}>{mark}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
