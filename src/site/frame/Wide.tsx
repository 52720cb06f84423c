import type { ReactNode } from 'react'
import styles from './SiteFrame.module.css'

/** Width of the pages' content: 1232 px with the padding. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}
