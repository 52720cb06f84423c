import type { DocumentName } from '#model/documents/names.ts'

export interface DocId {
  readonly idBrand: number
  readonly document: DocumentName
}

/** The same string for the same document, as a key of maps. */
export function docKey({ idBrand, document }: DocId): string {
  return `${idBrand}/${document}`
}

/** One row of the log: an update (V1) and the account it came from; null where the server itself wrote. */
export interface LogEntry {
  readonly data: Uint8Array
  readonly idAccount: number | null
}

/** Who wrote: the account, its name at that time, and the device as people call it (null: not known). */
export interface Editor {
  readonly idAccount: number
  readonly name: string
  readonly device: string | null
}

export interface StoredDocument {
  /** V2. */
  readonly snapshot: Uint8Array | null
  /** V1, all rows that the snapshot does not hold. */
  readonly tail: readonly Uint8Array[]
  readonly lastEditor: number | null
  /** How often the server gave the document a new history. */
  readonly rebuilds: number
}

/** A history that another has taken the place of. */
export interface PastHistory {
  readonly rebuilds: number
  /** Ids of all clients that wrote in it; none of them writes in a later one. */
  readonly clients: ReadonlySet<number>
}

/** What makes words durable. Order and repetition of rows do not matter to Yjs; a missing row does. */
export interface UpdateLog {
  /**
   * Resolves once committed, however often that has to be tried. Rejects when the log is closed, and with `OtherHistory`
   * where the entries belong to another history than the `rebuilds`-th.
   */
  append(doc: DocId, entries: readonly LogEntry[], rebuilds?: number): Promise<void>
  load(doc: DocId): Promise<StoredDocument>
  /** The histories before the present one, oldest first. */
  loadPast(doc: DocId): Promise<readonly PastHistory[]>
  /** A past history as one update (V1); null where there is none of that number. */
  loadPastState(doc: DocId, rebuilds: number): Promise<Uint8Array | null>
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

/** The document was given a new history by another process, and what was to be appended belongs to an older one. */
export class OtherHistory extends Error {
  override readonly name = 'OtherHistory'
}
