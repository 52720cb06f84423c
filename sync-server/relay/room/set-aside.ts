import { closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import { DocumentSetAside, type RoomDocument } from '../document/room-document.ts'
import { type DocId, docKey } from '../log/update-log.ts'
import type { Connection } from '../sockets/connection.ts'

/** A document that takes too much work to load, or of which some stored bytes cannot be read: it can be read, but not changed. */
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
    // Not remembered: where a backup has put the bytes back, the next room has them.
    if (this.#document.isDamaged) {
      this.#log.error(
        { ...this.#id },
        'some stored bytes of a document cannot be read; the rest can be read, and nothing of it changed',
      )
      return
    }
    this.#known.add(docKey(this.#id))
    this.#log.error({ ...this.#id }, 'a document takes too much work to load; it can be read but not changed')
  }

  /** Closes a client that changes the document: its device keeps the change. */
  refuse(connection: Pick<Connection, 'close'>): void {
    if (this.#document.isDamaged)
      connection.close(closeCode.invalidUpdate, 'some stored bytes of the document cannot be read')
    else connection.close(closeCode.tooLarge, 'the document takes too much work')
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
