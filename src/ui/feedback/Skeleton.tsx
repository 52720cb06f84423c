import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

type Props = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** This many lines of text, the last one shorter. */
  lines?: number
}

/** Placeholder lines while content is loaded from the network. The caller sets `aria-busy`. */
export function Skeleton({ width = '100%', height = 16, lines }: Props) {
  if (lines === undefined) return <span className={styles.block} style={{ width, height }} aria-hidden />
  return (
    <span className={styles.lines} style={{ width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing have no other name
        <span key={line} className={styles.line} />
      ))}
    </span>
  )
}
