import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { limitConcurrency, limitConcurrencyByKey } from '#server/gateways/concurrency-limit.ts'
import type { Answer, Question, Works } from './drawing-process.ts'

/** A picture that cannot be drawn, for a reason in itself. */
export class Undrawable extends Error {
  override readonly name = 'Undrawable'
  /** Whether it took too much time or memory, so that it was given up. */
  readonly isTooMuch: boolean

  constructor(reason: string, isTooMuch: boolean) {
    super(reason)
    this.isTooMuch = isTooMuch
  }
}

type Given<Work extends keyof Works> = Parameters<Works[Work]>[0]
type Made<Work extends keyof Works> = Awaited<ReturnType<Works[Work]>>

interface Limits {
  /** Processor time of one work; starting the process does not count. */
  readonly atMostMs: number
  readonly heapMb: number
  /** Memory of the whole process during a work: bytes that are unpacked are not in the heap. Not limited when absent. */
  readonly residentMb?: number
}

/** The clock ends a work as well, this many times later: where it waits instead of working, or the machine is as busy. */
const clockTimes = 6
const patienceMs = 20_000
const idleMs = 60_000
const startMs = 30_000

/**
 * Cleans drawings, renders pictures of people, finds their one-colour forms and measures documents in a process of its own, which
 * is started when it is needed and ends when it is not. All of that blocks for as long as a file wants, and the renderer of drawings ends
 * neither by a timeout nor with its thread, so a work that takes too much is ended with the process. One at a time, one of an
 * owner, so that a brand with many drawings waits for itself.
 */
export class DrawingProcess {
  readonly #limits: Limits
  readonly #one = limitConcurrency(1, patienceMs)
  readonly #byOwner = limitConcurrencyByKey(1, patienceMs)
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Rejects with `Undrawable`, or with `TooManyAtOnce` after too long a wait. */
  run<Work extends keyof Works>(owner: string, work: Work, given: Given<Work>): Promise<Made<Work>> {
    return this.#byOwner(owner, () => this.#one(() => this.#run({ work, given }))) as Promise<Made<Work>>
  }

  /** Ends the process where nothing is under way. */
  end(): void {
    this.#child?.disconnect()
    this.#child = null
  }

  async #run(question: Question): Promise<unknown> {
    clearTimeout(this.#idle)
    this.#child ??= await this.#start()
    try {
      const answer = await this.#ask(this.#child, question)
      if (!answer.ok) throw new Undrawable(answer.reason, false)
      return answer.made
    } finally {
      this.#idle = setTimeout(() => this.end(), idleMs).unref()
    }
  }

  async #start(): Promise<ChildProcess> {
    const { atMostMs, heapMb, residentMb } = this.#limits
    const watched = [atMostMs, ...(residentMb === undefined ? [] : [residentMb])]
    const child = fork(new URL('./drawing-process.ts', import.meta.url), watched.map(String), {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => {
      if (this.#child === child) this.#child = null
    })
    // Of one that has ended meanwhile, which its end reports.
    child.on('error', () => {})
    try {
      await messageOf(child, startMs)
    } catch (cause) {
      // Says nothing about a drawing.
      throw new Error('the process for drawings does not start', { cause })
    }
    return child
  }

  async #ask(child: ChildProcess, question: Question): Promise<Answer> {
    child.ref()
    child.channel?.ref()
    try {
      child.send(question)
      return (await messageOf(child, this.#limits.atMostMs * clockTimes)) as Answer
    } finally {
      child.unref()
      child.channel?.unref()
    }
  }
}

export const drawingProcess = new DrawingProcess({ atMostMs: 10_000, heapMb: 256 })

/** Of thumbnails of designs alone, which no upload waits for. */
export const designProcess = new DrawingProcess({ atMostMs: 2_000, heapMb: 256 })

/** Of PDFs alone: what one unpacks to is known only while it is read. */
export const documentProcess = new DrawingProcess({ atMostMs: 5_000, heapMb: 256, residentMb: 768 })

/** The next message; rejects where the process ends before, as it does after so long. */
async function messageOf(child: ChildProcess, atMostMs: number): Promise<unknown> {
  const tooLong = setTimeout(() => child.kill('SIGKILL'), atMostMs)
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(([code, by]: unknown[]) => {
    throw new Undrawable(`the process ended with ${by ?? code}`, true)
  })
  ended.catch(() => {})
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown]
    return message
  } finally {
    clearTimeout(tooLong)
    over.abort()
  }
}

/** Without the secrets of the server; with what finds fonts. */
function environment(): NodeJS.ProcessEnv {
  const names = [
    'PATH',
    'HOME',
    'SystemRoot',
    'TEMP',
    'TMPDIR',
    'XDG_CACHE_HOME',
    'FONTCONFIG_FILE',
    'FONTCONFIG_PATH',
  ]
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
