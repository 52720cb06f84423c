import { jitteredBackoffMs } from '#model/time/backoff.ts'
import { LogClosed } from './update-log.ts'
import { type Line, type Queued, WaitingLines } from './waiting-lines.ts'

/** What became of a group. Items that are named nowhere are committed. */
export interface GroupOutcome<Item> {
  /** Items that can never be committed, and why. */
  readonly refused: ReadonlyMap<Item, Error>
  /** Items that hold the others up: they are tried apart from them. */
  readonly waiting: ReadonlySet<Item>
  /** Lines of which nothing more can be committed, and why. */
  readonly ended: ReadonlyMap<Line, Error>
  /** Why items wait, for the log: nothing of what people wrote. */
  readonly reason?: string | null
}

export interface GroupCommitOptions<Item> {
  /** Commits a group, or rejects where nothing can be committed now. */
  readonly commit: (group: readonly Item[]) => Promise<GroupOutcome<Item> | undefined>
  readonly sizeOf: (item: Item) => number
  /** Items of one line are committed in their order. Without it each item is a line of its own. */
  readonly lineOf?: (item: Item) => Line
  readonly onFailure: (error: unknown, attempt: number) => void
  /** Stuck after so many ms of failures without a success in between. */
  readonly stuckAfterMs: number
  /** Also stuck once so many bytes are uncommitted while commits fail. */
  readonly stuckAtBytes: number
}

const collectMs = 2
/** From the begin of a commit to that of the next, unless much waits: few large commits cost less than many small ones. */
const apartMs = 8
const collectItems = 500
const collectBytes = 4 * 1024 * 1024
const backoff = { firstMs: 50, longestMs: 2_000 }

/**
 *   append ─▶ queue ─▶ group (one at a time, retried until committed) ─▶ resolve its appends
 *                │       └─ items that hold the others up ─▶ lines that wait, each tried apart
 *                └─ the next group is collected meanwhile, and starts `apartMs` after this one began or once this one has ended
 *
 * One at a time keeps the rows in the order of the appends. A commit whose answer was lost is repeated, which stores
 * rows twice and is harmless.
 */
export class GroupCommit<Item> {
  readonly #options: GroupCommitOptions<Item>
  readonly #stuckListeners = new Set<() => void>()
  readonly #idleWaiters = new Set<() => void>()
  readonly #closing = new AbortController()
  readonly #waiting: WaitingLines<Item>
  /** Lines that have just ended: who appends to them learns of it in this turn of the event loop. */
  readonly #ended = new Map<Line, Error>()
  #queue: Queued<Item>[] = []
  #bytes = 0
  #isRunning = false
  /** When the last commit began, by `performance.now()`. */
  #begunAt = Number.NEGATIVE_INFINITY
  #failingSince: number | null = null
  #isStuck = false

  constructor(options: GroupCommitOptions<Item>) {
    this.#options = options
    this.#waiting = new WaitingLines({
      commit: options.commit,
      sizeOf: options.sizeOf,
      settle: (group, outcome) => this.#settle(group, outcome),
      onFailure: options.onFailure,
      onIdle: () => this.#tellIfIdle(),
      giveUpAfterMs: options.stuckAfterMs,
      giveUpAtBytes: options.stuckAtBytes / 4,
      pause: (failures) => this.#pause(jitteredBackoffMs(failures, backoff, Math.random())),
      isClosed: () => this.#closing.signal.aborted,
    })
  }

  get isStuck(): boolean {
    return this.#isStuck
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The number of lines that wait apart from the others. */
  get waitingLines(): number {
    return this.#waiting.size
  }

  onStuck(listener: () => void): () => void {
    this.#stuckListeners.add(listener)
    return () => this.#stuckListeners.delete(listener)
  }

  /** Resolves once committed. Rejects with `LogClosed`, or with the reason for which it can never be committed. */
  append(item: Item): Promise<void> {
    const ended = this.#closing.signal.aborted ? new LogClosed() : this.#ended.get(this.#lineOf(item))
    if (ended) return Promise.reject(ended)
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
    if (this.#isIdle) return true
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#idleWaiters.add(resolve)
    const timer = setTimeout(resolve, withinMs)
    await promise
    clearTimeout(timer)
    this.#idleWaiters.delete(resolve)
    return this.#isIdle
  }

  close(): void {
    this.#closing.abort()
  }

  get #isIdle(): boolean {
    return !this.#isRunning && this.#waiting.size === 0
  }

  #lineOf(item: Item): Line {
    return this.#options.lineOf?.(item) ?? item
  }

  async #run(): Promise<void> {
    await this.#collect(collectMs)
    while (this.#queue.length > 0) {
      this.#begunAt = performance.now()
      const group = this.#takeGroup()
      if (group.length === 0) continue
      const outcome = await this.#commitWithRetries(group.map(({ item }) => item))
      for (const queued of this.#settle(group, outcome)) this.#waiting.add(this.#lineOf(queued.item), queued)
      if (this.#queue.length > 0) await this.#collect(0)
    }
    this.#isRunning = false
    this.#tellIfIdle()
  }

  /** Waits until the next group may begin. */
  async #collect(leastMs: number): Promise<void> {
    if (this.#queue.length >= collectItems || this.#bytes >= collectBytes) return
    const ms = Math.max(leastMs, this.#begunAt + apartMs - performance.now())
    if (ms > 0) await this.#pause(ms)
  }

  #tellIfIdle(): void {
    if (this.#isIdle) for (const resolve of this.#idleWaiters) resolve()
  }

  /** Tells who has appended what became of it; null: the log was closed first. Returns what is to be tried apart. */
  #settle(group: readonly Queued<Item>[], outcome: GroupOutcome<Item> | undefined | null): Queued<Item>[] {
    const left: Queued<Item>[] = []
    for (const queued of group) {
      if (outcome?.waiting.has(queued.item)) left.push(queued)
      else this.#end(queued, outcome === null ? new LogClosed() : outcome?.refused.get(queued.item))
    }
    for (const [line, error] of outcome?.ended ?? []) this.#endLine(line, error)
    return left
  }

  #end({ item, resolve, reject }: Queued<Item>, error: Error | undefined): void {
    this.#bytes -= this.#options.sizeOf(item)
    if (error) reject(error)
    else resolve()
  }

  #endLine(line: Line, error: Error): void {
    const isOfLine = ({ item }: Queued<Item>) => this.#lineOf(item) === line
    const lost = this.#queue.filter(isOfLine)
    this.#queue = this.#queue.filter((queued) => !isOfLine(queued))
    for (const queued of lost) this.#end(queued, error)
    this.#ended.set(line, error)
    setImmediate(() => this.#ended.delete(line))
  }

  #takeGroup(): Queued<Item>[] {
    const group: Queued<Item>[] = []
    let taken = 0
    let bytes = 0
    for (const queued of this.#queue) {
      if (group.length === collectItems || bytes >= collectBytes) break
      taken += 1
      if (this.#waiting.addToWaiting(this.#lineOf(queued.item), queued)) continue
      group.push(queued)
      bytes += this.#options.sizeOf(queued.item)
    }
    this.#queue.splice(0, taken)
    return group
  }

  /** null: the log was closed first. */
  async #commitWithRetries(group: readonly Item[]): Promise<GroupOutcome<Item> | undefined | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const outcome = await this.#options.commit(group)
        this.#failingSince = null
        this.#isStuck = false
        return outcome
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
