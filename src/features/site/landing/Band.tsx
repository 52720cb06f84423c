import type { ReactNode } from 'react'
import { Wide } from '#ui/layout/PublicFrame.tsx'
import styles from './Band.module.css'

type Props = {
  /** Where a link of the header leads. */
  id: string
  /** A display line set by hand: one span a line. */
  title: ReactNode
  lead?: ReactNode
  /** Words on the left and what they are about on the right, instead of one under the other. */
  isSplit?: boolean
  children: ReactNode
}

/** One chapter of the public page, opened by an ink rule. */
export function Band({ id, title, lead, isSplit = false, children }: Props) {
  const heading = `${id}-title`
  return (
    <section id={id} aria-labelledby={heading} className={styles.band}>
      <Wide>
        <div className={isSplit ? styles.split : undefined}>
          <div className={isSplit ? undefined : styles.head}>
            <h2 id={heading}>{title}</h2>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {children}
        </div>
      </Wide>
    </section>
  )
}
