import type { ReactNode } from 'react'
import { Wide } from '../frame/Wide.tsx'
import styles from './LandingSection.module.css'

type Props = {
  /** Id that links of the header refer to. */
  id: string
  /** Display heading, one span per line. */
  title: ReactNode
  lead?: ReactNode
  /** Heading on the left and content on the right, instead of below each other. */
  isSplit?: boolean
  children: ReactNode
}

/** A section of the landing page, with a rule above. */
export function LandingSection({ id, title, lead, isSplit = false, children }: Props) {
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
