import type * as Y from 'yjs'
import type { DocumentName } from '#model/documents/names.ts'
import type { Problem } from '#model/sync/protocol.ts'
import type { DocId, Editor } from '../log/update-log.ts'

export type StoredListener = (idBrand: number, document: DocumentName, editors: readonly Editor[]) => void

/** A room held open by the server itself. */
export interface RoomLease {
  readonly idBrand: number
  readonly document: DocumentName
  /** To read and observe; changes go through `edit`. */
  readonly doc: Y.Doc
  /** The account that changed it last. */
  readonly lastEditor: number | null
  /** Takes over what other nodes have stored by now, heard or not. */
  catchUp(): Promise<void>
  /** One transaction of origin `settle`; resolves once it is stored. Rejects when the room had to close. */
  edit(change: (doc: Y.Doc) => void): Promise<void>
  /** To every saegim.v1 socket now, and to later ones until the field is told `RESOLVED`. */
  tell(problem: Problem): void
  release(): void
}

/** What the write-back may do with rooms. */
export interface RoomAccess {
  open(idBrand: number, document: DocumentName): Promise<RoomLease>
  /** After each commit that held updates of clients; answers how to stop listening. */
  onStored(listener: StoredListener): () => void
  /** Rooms of this node in which somebody is. */
  occupied(): DocId[]
  /** Rooms in which people wrote after the last settle. */
  unsettled(): Promise<DocId[]>
  /** `seq` is what `storedSeq` said before the pass read the document. */
  markSettled(idBrand: number, document: DocumentName, seq: number): Promise<void>
  storedSeq(idBrand: number, document: DocumentName): Promise<number>
}
