import type * as Y from 'yjs'
import type { DocumentKind } from '../document-kinds/names.ts'
import { arbitraryText, pick } from './arbitrary.ts'
import type { ItemDefinition } from './location.ts'
import type { Random } from './random.ts'
import { type MarkForms, parseRichText, type RichText, readRuns, toRuns, writeRuns } from './runs.ts'
import { isSharedMap, isSharedText, newSharedText } from './shared-types.ts'
import { observeType, type TextHandle, text } from './text.ts'

/** Letters and marks of one item's text. People write its letters by `letters` of the property. */
export interface RichTextHandle {
  readonly kind: 'rich'
  readonly document: DocumentKind
  readonly path: string
  /** null where the item is gone, or has no text. */
  read(doc: Y.Doc): RichText | null
  /** Makes letters and marks equal to these, by the smallest edits; null, and a gone item, have no effect. */
  write(doc: Y.Doc, rich: unknown, origin?: unknown): void
  /** Sets marks of the letters from `from` to `to`; null takes a mark away. */
  mark(
    doc: Y.Doc,
    range: { readonly from: number; readonly to: number },
    marks: object,
    origin?: unknown,
  ): void
  observe(doc: Y.Doc, changed: () => void): () => void
}

/** A text with marks inside of an item, which is created with the item where it is given one. */
export interface RichTextProperty {
  readonly kind: 'rich'
  readonly property: string
  /** Limit of its letters in UTF-16 units. */
  readonly max: number
  at(key: string): RichTextHandle
  /** Its letters, for a native field. */
  letters(key: string): TextHandle
  create(value: unknown, doc: Y.Doc): Y.Text | null
  plain(stored: unknown): RichText | null
  toRest(stored: unknown): RichText | null
  arbitrary(random: Random): RichText
}

/** `richText({ max: 5000, marks: { weight: wholeNumber(1, 1000) }, arbitraryMarks })`. */
export function richText(options: {
  readonly max: number
  readonly marks: MarkForms
  readonly arbitraryMarks: (random: Random) => object
}): ItemDefinition<RichTextProperty> {
  const { max, marks } = options
  const plain = (stored: unknown) => (isSharedText(stored) ? readRuns(stored, marks) : null)
  return {
    locatedIn: (location) => {
      const letters = text({ max }).locatedIn(location)
      const at = (key: string): RichTextHandle => {
        const handle = letters.at(key)
        const { document, path } = handle
        const item = (doc: Y.Doc) => {
          const found = doc.getMap(location.path).get(key)
          return isSharedMap(found) ? found : null
        }
        return {
          kind: 'rich',
          document,
          path,
          read: (doc) => plain(handle.shared(doc)),
          write: (doc, rich, origin) => {
            const wanted = parseRichText(rich, marks)
            if (wanted === null) return
            doc.transact((transaction) => {
              const stored = handle.shared(doc)
              if (stored) writeRuns(stored, transaction, wanted, marks)
              else item(doc)?.set(location.property, toSharedText(doc, wanted))
            }, origin)
          },
          mark: (doc, { from, to }, given, origin) => {
            const stored = handle.shared(doc)
            const end = Math.min(to, stored?.length ?? 0)
            if (stored && end > from) doc.transact(() => stored.format(from, end - from, given), origin)
          },
          observe: (doc, changed) => observeType(doc.getMap(location.path), changed),
        }
      }
      return {
        kind: 'rich',
        property: location.property,
        max,
        at,
        letters: letters.at,
        create: (value, doc) => {
          const parsed = parseRichText(value, marks)
          return parsed === null ? null : toSharedText(doc, parsed)
        },
        plain,
        toRest: plain,
        arbitrary: (random) =>
          parseRichText(
            [0, 1, 2].map(() => ({
              t: arbitraryText(random, Math.floor(max / 3)),
              ...pick(random, [{}, options.arbitraryMarks(random)]),
            })),
            marks,
          ) ?? '',
      }
    },
  }
}

/** A new text, not yet part of a document. */
function toSharedText(doc: Y.Doc, rich: RichText): Y.Text {
  const made = newSharedText(doc, '')
  let at = 0
  for (const { t, ...marks } of toRuns(rich)) {
    if (t !== '') made.insert(at, t, marks)
    at += t.length
  }
  return made
}
