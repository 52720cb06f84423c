import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './EmptyState.module.css'
import { ManuscriptCells } from './ManuscriptCells.tsx'

type Props = {
  /** Set in `ManuscriptCells`, so keep it under ten syllables. */
  headline: string
  headingAs?: 'h1' | 'h2' | 'h3' | 'p'
  /** One sentence. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** Status code such as 404, above the headline. */
  code?: ReactNode
  /** Above everything, on error pages. */
  picture?: ReactNode
  /** In the dashed frame of an empty area, or alone on the page. */
  look?: 'frame' | 'page'
}

export function EmptyState(props: Props) {
  const { headline, headingAs = 'h2', children, action, code, picture, look = 'frame' } = props
  return (
    <div className={classNames(styles.empty, styles[look])}>
      {picture}
      {code !== undefined && <span className={styles.code}>{code}</span>}
      <ManuscriptCells text={headline} as={headingAs} />
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  )
}
