import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

type Props = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** Number of lines of text; the last one is shorter. */
  lines?: number
}

/** Placeholder lines while content is loaded from the network. The caller sets `aria-busy`. */
export function Skeleton({ width = '100%', height = 16, lines }: Props) {
  if (lines === undefined) return <span className={styles.block} style={{ width, height }} aria-hidden />
  return (
    <span className={styles.lines} style={{ width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lines have no identity but their index
        <span key={line} className={styles.line} />
      ))}
    </span>
  )
}
