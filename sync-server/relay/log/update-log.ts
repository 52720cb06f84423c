import type { DocumentName } from '#model/document-kinds/names.ts'
import type { ListedFacts } from '#model/documents/listed.ts'

export interface DocId {
  readonly idBrand: number
  readonly document: DocumentName
}

/** The same string for the same document, as a key of maps. */
export function docKey({ idBrand, document }: DocId): string {
  return `${idBrand}/${document}`
}

/** One row of the log: an update (V1) and the account it came from; null: the server itself. */
export interface LogEntry {
  readonly data: Uint8Array
  readonly idAccount: number | null
}

/** What a member wrote into a field without the right to, so that those who have it can take it over. */
export interface ReplacedValue {
  readonly field: string
  /** What the field has again, as JSON. */
  readonly kept: string
  /** What was written, as JSON. */
  readonly other: string
  /** The account that wrote it. */
  readonly editor: number
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
  /** V1: all rows that are not in the snapshot, in log order. */
  readonly tail: readonly Uint8Array[]
  /** The account whose row is the newest; null: not written yet. */
  readonly lastEditor: number | null
  /** The number of the epoch: how often the document was rebuilt. */
  readonly rebuilds: number
}

/** An epoch that ended with a rebuild. */
export interface PastEpoch {
  /** Its number; the first epoch is 0. */
  readonly rebuilds: number
  /** The Yjs client ids that wrote in it; none of them writes in a later epoch. */
  readonly clients: ReadonlySet<number>
}

/** The durable log of updates. Yjs tolerates rows in any order and rows stored twice, but no missing row. */
export interface UpdateLog {
  /**
   * Resolves once committed; a failing commit is retried until it succeeds. Rejects with `LogClosed` when the log is
   * closed first, with `OtherEpoch` where the document has another epoch than `rebuilds` (default 0) by now, with
   * `AppendRefused` where PostgreSQL cannot store it whatever is tried, and with `AppendGivenUp` where it could not be stored
   * for another reason: an append of the document before it was refused, or the document was locked for long. After these two
   * nothing that builds on it may be appended.
   * `replaced`: what the updates put back, kept beside what the write-back replaces; `listed`: what lists show of a document of which
   * the brand has many, for its row. Both are stored in the same commit.
   */
  append(
    doc: DocId,
    entries: readonly LogEntry[],
    rebuilds?: number,
    replaced?: readonly ReplacedValue[],
    listed?: ListedFacts,
  ): Promise<void>
  /** Everything stored of a document at one moment. Rejects when the database does not answer. */
  load(doc: DocId): Promise<StoredDocument>
  /** The epochs before the present one, oldest first. */
  loadPastEpochs(doc: DocId): Promise<readonly PastEpoch[]>
  /** The last state of an earlier epoch as one update (V1); null where there is none of that number. */
  loadPastState(doc: DocId, rebuilds: number): Promise<Uint8Array | null>
  /**
   * Folds the rows of a document into its snapshot. Resolves with the number of rows and the bytes of the snapshot, or
   * with null when another compaction or a rebuild of the document is running. Rejects when the database fails.
   */
  compact(doc: DocId): Promise<{ readonly rows: number; readonly bytes: number } | null>
  /** Commits have failed for so long, or so many bytes wait, that clients are closed and keep their changes themselves. */
  readonly isStuck: boolean
  /** Calls the listener each time the log gets stuck; returns how to stop. */
  onStuck(listener: () => void): () => void
  /** Resolves once nothing waits to be committed, or after `withinMs`; with whether everything is committed. */
  flush(withinMs: number): Promise<boolean>
  /** Appends that are not committed yet are rejected with `LogClosed`. */
  close(): void
}

export class LogClosed extends Error {
  override readonly name = 'LogClosed'
}

/** The document was rebuilt, and the update that was to be appended belongs to an earlier epoch. */
export class OtherEpoch extends Error {
  override readonly name = 'OtherEpoch'
}

/** PostgreSQL cannot store these updates, for what is in them. */
export class AppendRefused extends Error {
  override readonly name = 'AppendRefused'
  readonly isTooLarge: boolean

  constructor(message: string, isTooLarge: boolean) {
    super(message)
    this.isTooLarge = isTooLarge
  }
}

/** The updates could not be stored, and not for what is in them. */
export class AppendGivenUp extends Error {
  override readonly name = 'AppendGivenUp'
}
