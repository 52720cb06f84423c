import type { DocumentName } from '#model/documents/names.ts'

export interface DocId {
  readonly idBrand: number
  readonly document: DocumentName
}

/** One row of the log: an update (V1) and the account it came from; null where the server itself wrote. */
export interface LogEntry {
  readonly data: Uint8Array
  readonly idAccount: number | null
}

export interface StoredDocument {
  /** V2. */
  readonly snapshot: Uint8Array | null
  /** V1, all rows that the snapshot does not hold. */
  readonly tail: readonly Uint8Array[]
  readonly lastEditor: number | null
}

/** What makes words durable. Order and repetition of rows do not matter to Yjs; a missing row does. */
export interface UpdateLog {
  /** Resolves once committed, however often that has to be tried; rejects only when the log is closed. */
  append(doc: DocId, entries: readonly LogEntry[]): Promise<void>
  load(doc: DocId): Promise<StoredDocument>
  /** Folds the rows of a document into its snapshot; answers its size, or null when another one is at it. */
  compact(doc: DocId): Promise<{ readonly rows: number; readonly bytes: number } | null>
  /** Appends have failed for so long that clients had better keep their words themselves. */
  readonly isStuck: boolean
  onStuck(listener: () => void): () => void
  /** Nothing waits to be committed, or the time is over: answers whether all of it is. */
  flush(withinMs: number): Promise<boolean>
  close(): void
}

export class LogClosed extends Error {
  override readonly name = 'LogClosed'
}
