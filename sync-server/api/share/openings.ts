import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Logger } from '#server/logging.ts'
import { addOpenings } from './queries.ts'

const everyMs = 5_000
/** Links whose openings wait to be written; openings of further ones are not counted. */
const mostLinks = 10_000

/**
 * Counts openings of links in memory and writes them together, so that a link that many open costs one update in five
 * seconds. A process that is killed loses what it has not written.
 */
export class Openings {
  readonly #db: Kysely<DB>
  readonly #log: Pick<Logger, 'warn'>
  #waiting = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined
  #written: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(db: Kysely<DB>, log: Pick<Logger, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  /** How many links have openings that are not written yet. */
  get links(): number {
    return this.#waiting.size
  }

  count(idShare: number): void {
    this.#add(idShare, 1)
    this.#plan()
  }

  /** Resolves when all openings until now are written, or could not be, which is logged. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#written = this.#written.then(() => this.#write())
    return this.#written
  }

  close(): Promise<void> {
    this.#isClosed = true
    return this.flush()
  }

  #plan(): void {
    if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.flush(), everyMs).unref()
  }

  async #write(): Promise<void> {
    const times = this.#waiting
    if (times.size === 0) return
    this.#waiting = new Map()
    try {
      await addOpenings(this.#db, times)
    } catch (err) {
      this.#log.warn({ err, links: times.size }, 'openings of links could not be counted yet')
      for (const [idShare, more] of times) this.#add(idShare, more)
      this.#plan()
    }
  }

  #add(idShare: number, more: number): void {
    const known = this.#waiting.get(idShare)
    if (known === undefined && this.#waiting.size >= mostLinks) return
    this.#waiting.set(idShare, (known ?? 0) + more)
  }
}

/** What fetches pages of links to show a preview of them in a message or to find them. */
const fetchers = /bot\b|crawl|spider|scrap|externalhit|preview|^whatsapp/i

/**
 * Whether a page is asked for by a reader who sees it: not ahead of a click, not by the service worker that keeps a copy,
 * and not by a messenger. Browsers say how they fetch; what does not say it is known by its name.
 */
export function isSeen({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  if ([headers['sec-purpose'], headers.purpose].some((purpose) => purpose?.includes('prefetch'))) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? !fetchers.test(headers['user-agent'] ?? '') : mode === 'navigate'
}
