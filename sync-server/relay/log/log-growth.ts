import type { Logger } from '#server/logging.ts'
import type { DocId, StoredDocument, UpdateLog } from './update-log.ts'

const compactAtRows = 500
const compactAtBytes = 256 * 1024

/** How long a document's log has become, and when it is folded into its snapshot. */
export class LogGrowth {
  readonly #id: DocId
  readonly #updateLog: Pick<UpdateLog, 'compact'>
  readonly #log: Logger
  #bytes = 0
  #rowsSince = 0
  #bytesSince = 0
  #compaction: Promise<void> | null = null

  constructor(id: DocId, updateLog: Pick<UpdateLog, 'compact'>, log: Logger) {
    this.#id = id
    this.#updateLog = updateLog
    this.#log = log
  }

  /** Encoded size, roughly: what the log holds and what is on its way there. */
  get bytes(): number {
    return this.#bytes
  }

  load({ snapshot, tail }: Pick<StoredDocument, 'snapshot' | 'tail'>): void {
    this.#rowsSince = tail.length
    this.#bytesSince = tail.reduce((sum, { length }) => sum + length, 0)
    this.#bytes = (snapshot?.length ?? 0) + this.#bytesSince
  }

  /** On its way to the log, of which it is no row yet. */
  expect(bytes: number): void {
    this.#bytes += bytes
  }

  /** What was expected is in the log. */
  arrive(rows: number, bytes: number): void {
    this.#rowsSince += rows
    this.#bytesSince += bytes
    if (this.#isLong()) void this.compact()
  }

  /** A row that another node has stored. */
  count({ length }: Uint8Array): void {
    this.#bytes += length
    this.#rowsSince += 1
    this.#bytesSince += length
  }

  async compact(): Promise<void> {
    this.#compaction ??= this.#compactOnce()
    await this.#compaction
  }

  /** A large document waits for more, or every few edits would write all of it anew. */
  #isLong(): boolean {
    if (this.#rowsSince >= compactAtRows) return true
    return this.#bytesSince >= Math.max(compactAtBytes, this.#bytes / 2)
  }

  async #compactOnce(): Promise<void> {
    const before = this.#bytes
    this.#rowsSince = 0
    this.#bytesSince = 0
    try {
      const done = await this.#updateLog.compact(this.#id)
      if (done) this.#bytes = done.bytes + Math.max(0, this.#bytes - before)
    } catch (err) {
      this.#log.warn({ err, ...this.#id }, 'the log could not be compacted; it stays long')
    } finally {
      this.#compaction = null
    }
  }
}
