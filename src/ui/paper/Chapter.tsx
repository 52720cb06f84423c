import type { ReactNode } from 'react'
import { ErrorRegion } from '../errors/ErrorRegion.tsx'
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
        {note !== undefined && (
          <p>
            <ErrorRegion>{note}</ErrorRegion>
          </p>
        )}
        {mark !== undefined && (
          <div className={styles.mark}>
            <ErrorRegion>{mark}</ErrorRegion>
          </div>
        )}
      </header>
      <div className={styles.content}>
        <ErrorRegion shows="line">{children}</ErrorRegion>
      </div>
    </section>
  )
}
