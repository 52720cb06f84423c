import type { CSSProperties } from 'react'
import styles from './CaretOverlay.module.css'

export type Caret = {
  id: string
  name: string
  /** 1 to 10, `--p1` to `--p10`. */
  colour: number
  /**
   * Indexes in the text (UTF-16 units), clamped to it: of the caret, and of the other end of the selection.
   */
  head: number
  anchor?: number
}

type Props = { text: string; carets: Caret[] }

/**
 * Other people's carets over a RuledField: a transparent copy of the text with markers in between. Over another field its
 * `--caret-padding`, `--caret-size` and `--caret-line` are those of the text.
 */
export default function CaretOverlay({ text, carets }: Props) {
  const known = carets
    .map((caret) => ({
      ...caret,
      head: clamp(caret.head, text),
      anchor: clamp(caret.anchor ?? caret.head, text),
    }))
    .toSorted((a, b) => a.head - b.head)
  return (
    <div className={styles.overlay} aria-hidden>
      {known.map((caret) => (
        <div key={caret.id} className={styles.layer} style={colourOf(caret.colour)}>
          {text.slice(0, Math.min(caret.head, caret.anchor))}
          {caret.head < caret.anchor && <Flag caret={caret} />}
          {caret.head !== caret.anchor && (
            <span className={styles.selected}>
              {text.slice(Math.min(caret.head, caret.anchor), Math.max(caret.head, caret.anchor))}
            </span>
          )}
          {caret.head >= caret.anchor && <Flag caret={caret} />}
          {text.slice(Math.max(caret.head, caret.anchor))}
        </div>
      ))}
    </div>
  )
}

/** The name is shown for two seconds after each move: a new key restarts the animation. */
function Flag({ caret }: { caret: Caret }) {
  return (
    <span className={styles.caret}>
      <span key={caret.head} className={styles.name}>
        {caret.name}
      </span>
    </span>
  )
}

function colourOf(colour: number): CSSProperties {
  return { ['--colour' as string]: `var(--p${colour})` }
}

function clamp(index: number, text: string): number {
  return Math.min(Math.max(index, 0), text.length)
}
