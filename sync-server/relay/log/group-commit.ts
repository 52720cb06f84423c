import { jitteredBackoffMs } from '#model/time/backoff.ts'
import { LogClosed } from './update-log.ts'

export interface GroupCommitOptions<Item> {
  /** Commits a whole group or rejects. Resolves with the items that can never be committed, and why. */
  readonly commit: (group: readonly Item[]) => Promise<ReadonlyMap<Item, Error> | undefined>
  readonly sizeOf: (item: Item) => number
  readonly onFailure: (error: unknown, attempt: number) => void
  /** Stuck after so many ms of failures without a success in between. */
  readonly stuckAfterMs: number
  /** Also stuck once so many bytes are uncommitted while commits fail. */
  readonly stuckAtBytes: number
}

interface Queued<Item> {
  readonly item: Item
  resolve(): void
  reject(error: unknown): void
}

const collectMs = 2
const collectItems = 500
const collectBytes = 4 * 1024 * 1024
const backoff = { firstMs: 50, longestMs: 2_000 }

/**
 *   append ─▶ queue ─▶ group (one at a time, retried until committed) ─▶ resolve its appends
 *                └─ the next group is collected meanwhile and starts at once
 *
 * One at a time keeps the rows in the order of the appends. A commit whose answer was lost is repeated, which stores
 * rows twice and is harmless.
 */
export class GroupCommit<Item> {
  readonly #options: GroupCommitOptions<Item>
  readonly #stuckListeners = new Set<() => void>()
  readonly #idleWaiters = new Set<() => void>()
  readonly #closing = new AbortController()
  #queue: Queued<Item>[] = []
  #bytes = 0
  #isRunning = false
  #failingSince: number | null = null
  #isStuck = false

  constructor(options: GroupCommitOptions<Item>) {
    this.#options = options
  }

  get isStuck(): boolean {
    return this.#isStuck
  }

  get bytes(): number {
    return this.#bytes
  }

  onStuck(listener: () => void): () => void {
    this.#stuckListeners.add(listener)
    return () => this.#stuckListeners.delete(listener)
  }

  /** Resolves once committed. Rejects with `LogClosed`, or with the reason for which it can never be committed. */
  append(item: Item): Promise<void> {
    if (this.#closing.signal.aborted) return Promise.reject(new LogClosed())
    this.#bytes += this.#options.sizeOf(item)
    const done = new Promise<void>((resolve, reject) => this.#queue.push({ item, resolve, reject }))
    if (this.#failingSince !== null && this.#bytes > this.#options.stuckAtBytes) this.#becomeStuck()
    if (!this.#isRunning) {
      this.#isRunning = true
      void this.#run()
    }
    return done
  }

  /** Resolves once nothing is queued, or after `withinMs`; with whether nothing is queued. */
  async flush(withinMs: number): Promise<boolean> {
    if (!this.#isRunning) return true
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#idleWaiters.add(resolve)
    const timer = setTimeout(resolve, withinMs)
    await promise
    clearTimeout(timer)
    this.#idleWaiters.delete(resolve)
    return !this.#isRunning
  }

  close(): void {
    this.#closing.abort()
  }

  async #run(): Promise<void> {
    if (this.#queue.length < collectItems) await this.#pause(collectMs)
    while (this.#queue.length > 0) {
      const group = this.#takeGroup()
      const refused = await this.#commitWithRetries(group.map(({ item }) => item))
      for (const { item, resolve, reject } of group) {
        this.#bytes -= this.#options.sizeOf(item)
        const refusal = refused ? refused.get(item) : new LogClosed()
        if (refusal) reject(refusal)
        else resolve()
      }
    }
    this.#isRunning = false
    for (const resolve of this.#idleWaiters) resolve()
  }

  #takeGroup(): Queued<Item>[] {
    let count = 0
    for (
      let bytes = 0;
      count < Math.min(this.#queue.length, collectItems) && bytes < collectBytes;
      count += 1
    ) {
      const next = this.#queue[count]
      if (next) bytes += this.#options.sizeOf(next.item)
    }
    return this.#queue.splice(0, count)
  }

  /** null: the log was closed first. */
  async #commitWithRetries(group: readonly Item[]): Promise<ReadonlyMap<Item, Error> | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const refused = await this.#options.commit(group)
        this.#failingSince = null
        this.#isStuck = false
        return refused ?? new Map()
      } catch (error) {
        if (this.#closing.signal.aborted) return null
        this.#options.onFailure(error, attempt)
        this.#failingSince ??= Date.now()
        if (Date.now() - this.#failingSince >= this.#options.stuckAfterMs) this.#becomeStuck()
        await this.#pause(jitteredBackoffMs(attempt - 1, backoff, Math.random()))
        if (this.#closing.signal.aborted) return null
      }
    }
  }

  #becomeStuck(): void {
    if (this.#isStuck) return
    this.#isStuck = true
    for (const listener of [...this.#stuckListeners]) listener()
  }

  #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { signal } = this.#closing
    if (signal.aborted) return Promise.resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    return promise
  }
}
