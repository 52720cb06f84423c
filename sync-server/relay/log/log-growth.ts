import type { Logger } from '#server/logging.ts'
import type { DocId, StoredDocument, UpdateLog } from './update-log.ts'

const compactAtRows = 500
const compactAtBytes = 256 * 1024
/** After a compaction the next one waits so many times as long as it took: each reads and writes the whole document. */
const restTimes = 10

/**
 * Measures how long a document's log has become, and compacts it at 500 rows, or 256 kB and half the document. Where very
 * many people type, they add 500 rows in less time than a compaction of a large document takes.
 */
export class LogGrowth {
  readonly #id: DocId
  readonly #updateLog: Pick<UpdateLog, 'compact'>
  readonly #log: Logger
  readonly #onBytes: () => void
  #bytes = 0
  #rowsSince = 0
  #bytesSince = 0
  #compaction: Promise<void> | null = null
  #restsUntil = 0

  /** `onBytes`: called whenever `bytes` has changed. */
  constructor(id: DocId, updateLog: Pick<UpdateLog, 'compact'>, log: Logger, onBytes: () => void = () => {}) {
    this.#id = id
    this.#updateLog = updateLog
    this.#log = log
    this.#onBytes = onBytes
  }

  /** Approximate encoded size in bytes: what is in the log and what is being appended. */
  get bytes(): number {
    return this.#bytes
  }

  load({ snapshot, tail }: Pick<StoredDocument, 'snapshot' | 'tail'>): void {
    this.#rowsSince = tail.length
    this.#bytesSince = tail.reduce((sum, { length }) => sum + length, 0)
    this.#bytes = (snapshot?.length ?? 0) + this.#bytesSince
  }

  /** These bytes are being appended and are no row yet. */
  addUnstored(bytes: number): void {
    this.#bytes += bytes
    this.#onBytes()
  }

  /** Bytes that were added as unstored are rows of the log now. */
  addStored(rows: number, bytes: number): void {
    this.#rowsSince += rows
    this.#bytesSince += bytes
    if (this.#isLong() && performance.now() >= this.#restsUntil) void this.compact()
  }

  /** A row that another node has stored. */
  addFromNode({ length }: Uint8Array): void {
    this.#bytes += length
    this.#rowsSince += 1
    this.#bytesSince += length
    this.#onBytes()
  }

  async compact(): Promise<void> {
    this.#compaction ??= this.#compactOnce()
    await this.#compaction
  }

  /** A large document waits for more bytes, or every few edits would write all of it again. */
  #isLong(): boolean {
    if (this.#rowsSince >= compactAtRows) return true
    return this.#bytesSince >= Math.max(compactAtBytes, this.#bytes / 2)
  }

  async #compactOnce(): Promise<void> {
    const before = this.#bytes
    const began = performance.now()
    this.#rowsSince = 0
    this.#bytesSince = 0
    try {
      const done = await this.#updateLog.compact(this.#id)
      if (done) this.#bytes = done.bytes + Math.max(0, this.#bytes - before)
      this.#onBytes()
    } catch (err) {
      this.#log.warn({ err, ...this.#id }, 'the log could not be compacted; it stays long')
    } finally {
      const ended = performance.now()
      this.#restsUntil = ended + restTimes * (ended - began)
      this.#compaction = null
    }
  }
}
