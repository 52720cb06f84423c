import type { Answers } from './known-answers.ts'

/** REST's values of a document as a pass left them. */
export interface KnownValues {
  readonly revision: string
  readonly answers: Answers
  /** When REST was last asked for all of them, by `performance.now()` (ms). */
  readonly readAt: number
}

/** The answers are JSON outside of the heap. */
type Entry = Omit<KnownValues, 'answers'> & { readonly answers: Buffer }

interface Options {
  readonly mostBytes?: number
  readonly longestMs?: number
  readonly now?: () => number
}

/**
 * What this process knows of REST, by room: a pass compares the revision, and reads again only where that is another one. The rooms
 * that were settled longest ago are forgotten first.
 *
 * The memory of a process, not a part of the shadow: it is of use to the next passes of a room that is being typed in, and would be
 * written with each of them.
 */
export class KnownRest {
  readonly #mostBytes: number
  readonly #longestMs: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /** `longestMs`: what REST changes without a new revision, such as the name of who approved, is seen after so long. */
  constructor({
    mostBytes = 32 * 1024 * 1024,
    longestMs = 600_000,
    now = () => performance.now(),
  }: Options = {}) {
    this.#mostBytes = mostBytes
    this.#longestMs = longestMs
    this.#now = now
  }

  /** Forgets it until `keep`: a pass that ends early may have left REST otherwise than this process knows. */
  take(room: string): KnownValues | null {
    const entry = this.#entries.get(room)
    this.#forget(room)
    if (!entry || this.#now() - entry.readAt >= this.#longestMs) return null
    return { ...entry, answers: JSON.parse(entry.answers.toString()) as Answers }
  }

  keep(room: string, known: KnownValues): void {
    this.#forget(room)
    const answers = Buffer.from(JSON.stringify(known.answers))
    this.#entries.set(room, { ...known, answers })
    this.#bytes += answers.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.#forget(oldest)
    }
  }

  #forget(room: string): void {
    this.#bytes -= this.#entries.get(room)?.answers.length ?? 0
    this.#entries.delete(room)
  }
}
