import type * as Y from 'yjs'
import { type DocumentName, isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { titleField } from '#model/documents/documents.ts'

/** The title of a document of which a brand has many, for its row in `brand_document`. */
export class RoomTitle {
  readonly #field: ReturnType<typeof titleField>
  #last: string | null = null

  constructor(document: DocumentName) {
    const kind = kindOf(document)
    this.#field = isOfMany(kind) ? titleField(kind) : null
  }

  /** The title to be stored with what is appended now; undefined: none, or that of the append before. */
  next(read: () => Y.Doc): string | undefined {
    const title = this.#field?.read(read()) ?? null
    if (title === null || title === this.#last) return undefined
    this.#last = title
    // PostgreSQL stores no NUL, and UTF-8 no half of a pair.
    return title.replaceAll('\0', '').toWellFormed()
  }
}
