import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './ManuscriptCells.module.css'

type Props = {
  text: string
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** A headline in cells of manuscript paper (원고지), one syllable each. It shrinks to fit one line. */
export function ManuscriptCells({ text, as: Tag = 'h2' }: Props) {
  const cells = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  const style: CSSProperties & Record<'--count', number> = {
    '--count': Math.max(cells.length, 1),
  }
  return (
    <Tag className={styles.headline} style={style}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.cells} aria-hidden>
        {cells.map((cell) => (
          <span key={cell.index}>{cell.segment.trim()}</span>
        ))}
      </span>
    </Tag>
  )
}
