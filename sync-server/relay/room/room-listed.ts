import type * as Y from 'yjs'
import { type DocumentName, isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { type ListedFacts, listedReader } from '#model/documents/listed.ts'
import { isSame } from '#model/fields/is-same.ts'

/** What lists show of a document of which a brand has many, for its row in `brand_document`. */
export class RoomListed {
  readonly #facts: ((doc: Y.Doc) => ListedFacts) | null
  /** What this room wrote last; null: nothing yet. */
  #last: ListedFacts | null = null
  /** Whether no other node can have written something else since. */
  #isNewest = false

  constructor(document: DocumentName) {
    const kind = kindOf(document)
    this.#facts = isOfMany(kind) ? listedReader(kind) : null
  }

  /** What is to be stored with what is appended now; undefined: nothing, or the same as with the append before. */
  next(read: () => Y.Doc): ListedFacts | undefined {
    return this.#write(read, this.#isNewest)
  }

  /**
   * What is to be stored by itself after changes that another node had stored; undefined: nothing. An append of this room may have
   * been committed after those of the other node, without knowing them, and so with older facts.
   */
  afterOtherNode(read: () => Y.Doc): ListedFacts | undefined {
    const facts = this.#last === null ? undefined : this.#write(read, true)
    this.#isNewest = false
    return facts
  }

  #write(read: () => Y.Doc, unlessSame: boolean): ListedFacts | undefined {
    if (this.#facts === null) return undefined
    const facts = toStorable(this.#facts(read()))
    if (unlessSame && this.#last !== null && isSame(facts, this.#last)) return undefined
    this.#last = facts
    this.#isNewest = true
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
