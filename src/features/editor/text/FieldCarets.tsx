import type { CSSProperties } from 'react'
import type { RemoteCaret } from '#engine/documents/text/remote-carets.ts'
import type { TextLayer } from '#scene/body/body.ts'
import type { TextItem } from '#scene/list/drawing.ts'
import { type CaretBox, caretPlaces } from '#scene/text/caret-places.ts'
import { colourOf } from '#ui/colour-of.ts'
import styles from './FieldCarets.module.css'
import { measureLetters } from './measure-letters.ts'

interface Props {
  /** Offsets in what the field shows. */
  readonly carets: readonly RemoteCaret[]
  readonly layer: TextLayer
  readonly letters: string
  /** The letters as they are set. */
  readonly items: readonly TextItem[]
  /** px of the screen of one of the text. */
  readonly scale: number
}

/** Carets of others in the text that this person writes in: inside of the box of its field. */
export function FieldCarets({ carets, layer, letters, items, scale }: Props) {
  if (carets.length === 0) return null
  const places = caretPlaces({ layer, letters: letters.normalize('NFC'), items }, measureLetters)
  if (!places) return null
  return (
    <div className={styles.carets} aria-hidden>
      {carets.map(({ id, person, anchor, head }) => (
        <div key={id} style={{ ['--colour' as string]: `var(--p${colourOf(person.id)})` }}>
          {places.between(Math.min(anchor, head), Math.max(anchor, head)).map((box) => (
            <span key={`${box.x} ${box.y}`} className={styles.selected} style={styleOf(box, scale)} />
          ))}
          <span className={styles.caret} style={styleOf(places.at(head), scale)}>
            {/* Shown for two seconds after each move: a new key begins them anew. */}
            <b key={head} className={styles.name}>
              {person.name}
            </b>
          </span>
        </div>
      ))}
    </div>
  )
}

function styleOf({ x, y, w, h }: CaretBox, scale: number): CSSProperties {
  const [left, top, width, height] = [x, y, w, h].map((value) => `${value * scale}px`)
  return { insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }
}
