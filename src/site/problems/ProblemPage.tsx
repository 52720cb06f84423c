import type { ReactNode } from 'react'
import { Wide } from '../frame/Wide.tsx'
import styles from './ProblemPage.module.css'

interface Props {
  heading: ReactNode
  /** What mends it. */
  action: ReactNode
  /** One sentence. */
  children: ReactNode
}

/** A page in place of another one. */
export function ProblemPage({ heading, action, children }: Props) {
  return (
    <Wide>
      <div className={styles.problem}>
        <h1>{heading}</h1>
        <p>{children}</p>
        {action}
      </div>
    </Wide>
  )
}
