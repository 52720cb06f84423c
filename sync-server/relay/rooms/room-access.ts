import type * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Problem } from '#model/sync/protocol.ts'
import type { DocId, Editor } from '../log/update-log.ts'

export type StoredListener = (idBrand: number, document: DocumentName, editors: readonly Editor[]) => void

/** A room that the server itself has open. Must be released. */
export interface ServerRoomHandle {
  readonly idBrand: number
  readonly document: DocumentName
  /** For reading and observing only; changes go through `edit`. */
  readonly doc: Y.Doc
  /** The account that changed it last; null: not changed yet. */
  readonly lastEditor: number | null
  /** Whether it is as large as a document of its kind may be. */
  readonly isFull: boolean
  /** Resolves once the document has everything that any node has stored by now. */
  catchUp(): Promise<void>
  /** One transaction, see `Room.edit`. Resolves once it is stored; rejects when the room had to close before. */
  edit(change: (doc: Y.Doc) => void, editor?: Editor | null): Promise<void>
  /** Sends a problem to every `saegim.v1` client of every node, and to later ones until `RESOLVED` is sent for its field. */
  tell(problem: Problem): void
  /** What clients of this node were told, by this node or another, and is not resolved. */
  readonly problems: Iterable<Problem>
  release(): void
}

/** What a pass of the write-back settled of a room. */
export interface Settled {
  /** Everything up to it: the value of `storedSeq` before the pass read the document. */
  readonly seq: number
  /** Names of all fields that this release knows. */
  readonly known: readonly string[]
  /** Names of the other fields, which may have changed with what the pass settled. */
  readonly unknown: readonly string[]
  /** Whether REST has changed, too. */
  readonly hasRestChanged: boolean
}

/** What the rest of the server may do with rooms. */
export interface RoomAccess {
  /** Loads the room if needed. Rejects with `RoomUnavailable`. */
  open(idBrand: number, document: DocumentName): Promise<ServerRoomHandle>
  /** Called after each commit with updates of clients of this node; returns how to stop. */
  onStored(listener: StoredListener): () => void
  /** Rooms of this node with at least one client. */
  occupied(): DocId[]
  /**
   * Rooms in which people wrote after the last settle, of documents that REST holds fields of: those after this one in the
   * order of brand and document, `atMost` of them, without it 1,000.
   */
  unsettled(after?: DocId | null, atMost?: number): Promise<DocId[]>
  /** Does nothing where a pass has settled newer rows. */
  markSettled(idBrand: number, document: DocumentName, settled: Settled): Promise<void>
  /** The newest row of the log by a person; 0: none. */
  storedSeq(idBrand: number, document: DocumentName): Promise<number>
}
