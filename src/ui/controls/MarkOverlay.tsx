import styles from './CaretOverlay.module.css'

/** Letters of a text that are marked, in UTF-16 units; `found` has a wavy line, `meant` a ground. */
export interface TextMark {
  readonly from: number
  readonly to: number
  readonly kind: 'found' | 'meant'
}

type Props = { text: string; marks: readonly TextMark[] }

/** Marks over a RuledField: transparent copies of the text with the marked letters. */
export default function MarkOverlay({ text, marks }: Props) {
  return (
    <div className={styles.overlay} aria-hidden>
      {marks.map(({ from, to, kind }) => (
        <div key={`${kind}${from}`} className={styles.layer}>
          {text.slice(0, from)}
          <span className={kind === 'found' ? styles.found : styles.meant}>{text.slice(from, to)}</span>
          {text.slice(to)}
        </div>
      ))}
    </div>
  )
}
