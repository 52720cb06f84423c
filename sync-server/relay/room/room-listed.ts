import type * as Y from 'yjs'
import { type DocumentName, isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { type ListedFacts, listedReader } from '#model/documents/listed.ts'
import { isSame } from '#model/fields/is-same.ts'

/** What lists show of a document of which a brand has many, for its row in `brand_document`. */
export class RoomListed {
  readonly #facts: ((doc: Y.Doc) => ListedFacts) | null
  #last: ListedFacts | null = null

  constructor(document: DocumentName) {
    const kind = kindOf(document)
    this.#facts = isOfMany(kind) ? listedReader(kind) : null
  }

  /** What is to be stored with what is appended now; undefined: nothing, or the same as with the append before. */
  next(read: () => Y.Doc): ListedFacts | undefined {
    if (this.#facts === null) return undefined
    const facts = toStorable(this.#facts(read()))
    if (this.#last !== null && isSame(facts, this.#last)) return undefined
    this.#last = facts
    return facts
  }
}

/** PostgreSQL stores no NUL, and UTF-8 no half of a pair. */
function toStorable(facts: ListedFacts): ListedFacts {
  const storable = (text: string | null) => text?.replaceAll('\0', '').toWellFormed() ?? null
  return {
    ...facts,
    title: storable(facts.title),
    form: storable(facts.form),
    tags: facts.tags.map((tag) => storable(tag) ?? ''),
  }
}
