import type { Logger } from '#server/logging.ts'
import { DocumentSetAside, type RoomDocument } from '../document/room-document.ts'
import { type DocId, docKey } from '../log/update-log.ts'

/** A document that takes too much work to load: it can be read, from its stored bytes, but not changed. */
export class SetAside {
  readonly #id: DocId
  readonly #document: RoomDocument
  /** Keys of all such documents of this node. */
  readonly #known: Set<string>
  readonly #log: Logger

  constructor(id: DocId, document: RoomDocument, known: Set<string>, log: Logger) {
    this.#id = id
    this.#document = document
    this.#known = known
    this.#log = log
  }

  /** Found by an earlier room of this node. */
  get isKnown(): boolean {
    return this.#known.has(docKey(this.#id))
  }

  note(): void {
    if (!this.#document.isSetAside || this.isKnown) return
    this.#known.add(docKey(this.#id))
    this.#log.error({ ...this.#id }, 'a document takes too much work to load; it can be read but not changed')
  }

  /** Loads the document into memory, where only its snapshot was used so far. False: it is set aside. */
  loadsDocument(): boolean {
    try {
      void this.#document.doc
      return true
    } catch (error) {
      if (!(error instanceof DocumentSetAside)) throw error
      this.note()
      return false
    }
  }
}
