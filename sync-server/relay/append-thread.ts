import { Worker } from 'node:worker_threads'
import type { Logger } from '../logging.ts'
import type { Append } from './append.ts'
import { type FromThread, pack, type ThreadStart } from './append-messages.ts'
import { type Appender, type AppenderOptions, sizeOf } from './appender.ts'
import { metrics } from './relay-metrics.ts'
import { LogClosed, OtherHistory } from './update-log.ts'

interface ThreadOptions extends AppenderOptions {
  readonly spawn?: (start: ThreadStart) => Worker
}

interface Unsaved {
  readonly append: Append
  resolve(): void
  reject(error: Error): void
}

const restartMs = 1_000
const closingMs = 5_000

/**
 * The appender in a thread of its own: there a commit waits for PostgreSQL alone, and not for the turns of an event
 * loop that serves hundreds of sockets.
 *
 *   append ─▶ this turn's batch ─▶ thread: queue ─▶ group ─▶ committed ─▶ resolve
 *
 * What a thread that dies has not confirmed its successor commits, once more maybe, which harms nobody.
 */
export class AppendThread implements Appender {
  isStuck = false
  bytes = 0
  /** A thread is there and has its connection. */
  readonly ready: Promise<void>
  /** After `close` the last thread has ended, and its connection with it. */
  readonly ended: Promise<void>
  readonly #becomeReady: () => void
  readonly #end: () => void
  readonly #spawn: () => Worker
  readonly #log: Logger
  readonly #stuckListeners = new Set<() => void>()
  readonly #idleWaiters = new Set<() => void>()
  readonly #unsaved = new Map<number, Unsaved>()
  #thread: Worker | null
  #batch = new Map<number, Append>()
  #number = 0
  #deaths = 0
  #isClosed = false

  constructor(databaseUrl: string, log: Logger, { spawn = spawnThread, ...options }: ThreadOptions = {}) {
    this.#spawn = () => this.#listenTo(spawn({ databaseUrl, logLevel: log.level, ...options }))
    this.#log = log
    const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    this.ready = ready
    this.ended = ended
    this.#becomeReady = becomeReady
    this.#end = end
    this.#thread = this.#spawn()
  }

  append(append: Append): Promise<void> {
    if (this.#isClosed) return Promise.reject(new LogClosed())
    const number = ++this.#number
    this.bytes += sizeOf(append)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#unsaved.set(number, { append, resolve, reject })
    if (this.#batch.size === 0) queueMicrotask(() => this.#post())
    this.#batch.set(number, append)
    return promise
  }

  onStuck(listener: () => void): () => void {
    this.#stuckListeners.add(listener)
    return () => this.#stuckListeners.delete(listener)
  }

  async flush(withinMs: number): Promise<boolean> {
    if (this.#unsaved.size === 0) return true
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#idleWaiters.add(resolve)
    const timer = setTimeout(resolve, withinMs)
    await promise
    clearTimeout(timer)
    this.#idleWaiters.delete(resolve)
    return this.#unsaved.size === 0
  }

  close(): void {
    if (this.#isClosed) return
    this.#post()
    this.#isClosed = true
    const thread = this.#thread
    if (!thread) {
      this.#giveUp()
      return
    }
    thread.ref()
    thread.postMessage('close')
    const tooLate = setTimeout(() => void thread.terminate(), closingMs)
    thread.once('exit', () => clearTimeout(tooLate))
  }

  #listenTo(thread: Worker): Worker {
    thread.unref()
    thread.on('message', (message: FromThread) => this.#hear(message))
    thread.on('error', (err) => this.#log.error({ err }, 'the thread that stores updates failed'))
    thread.once('exit', () => this.#bury())
    return thread
  }

  #post(): void {
    const batch = this.#batch
    if (batch.size === 0) return
    this.#batch = new Map()
    this.#send(batch)
  }

  #send(appends: ReadonlyMap<number, Append>): void {
    const packed = pack(appends)
    this.#thread?.postMessage(packed, [packed.bytes.buffer])
  }

  #hear(message: FromThread): void {
    switch (message.kind) {
      case 'ready':
        this.#becomeReady()
        break
      case 'committed':
        metrics.append.observe(message.seconds)
        this.#deaths = 0
        this.isStuck = false
        for (const number of message.numbers) this.#take(number)?.resolve()
        for (const number of message.otherHistory)
          this.#take(number)?.reject(new OtherHistory('The document was given a new history.'))
        break
      case 'closed':
        this.#take(message.number)?.reject(new LogClosed())
        break
      case 'failed':
        metrics.appendFailures.inc()
        break
      case 'stuck':
        this.#becomeStuck()
        break
    }
    if (this.#unsaved.size === 0) for (const resolve of this.#idleWaiters) resolve()
  }

  #take(number: number): Unsaved | undefined {
    const unsaved = this.#unsaved.get(number)
    if (!unsaved) return undefined
    this.#unsaved.delete(number)
    this.bytes -= sizeOf(unsaved.append)
    return unsaved
  }

  #bury(): void {
    this.#thread = null
    if (this.#isClosed) {
      this.#giveUp()
      return
    }
    this.#deaths += 1
    if (this.#deaths > 1) this.#becomeStuck()
    this.#log.error(
      { deaths: this.#deaths },
      'the thread that stores updates is gone; another one takes over',
    )
    setTimeout(() => this.#replace(), this.#deaths > 1 ? restartMs : 0)
  }

  #replace(): void {
    if (this.#isClosed) return
    this.#thread = this.#spawn()
    this.#batch.clear()
    if (this.#unsaved.size === 0) this.isStuck = false
    this.#send(new Map([...this.#unsaved].map(([number, { append }]) => [number, append])))
  }

  #giveUp(): void {
    for (const number of [...this.#unsaved.keys()]) this.#take(number)?.reject(new LogClosed())
    for (const resolve of this.#idleWaiters) resolve()
    this.#end()
  }

  #becomeStuck(): void {
    if (this.isStuck) return
    this.isStuck = true
    for (const listener of [...this.#stuckListeners]) listener()
  }
}

export function spawnThread(start: ThreadStart): Worker {
  return new Worker(new URL('./append-worker.ts', import.meta.url), { workerData: start })
}
