import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Logger } from '#server/logging.ts'
import { addCounts, type Counted } from './add-counts.ts'

const everyMs = 5_000
/** Links whose counts wait to be written; those of further ones are not counted. */
const mostLinks = 10_000

type Waiting = Readonly<Record<Counted, Map<number, number>>>
const nothing = (): Waiting => ({ guide: new Map(), file: new Map(), download: new Map() })

/**
 * Counts openings and downloads of links in memory and writes them together, so that a link that many open costs one update in
 * five seconds, and no request waits for the row of its link. A process that is killed loses what it has not written.
 */
export class Openings {
  readonly #db: Kysely<DB>
  readonly #log: Pick<Logger, 'warn'>
  #waiting = nothing()
  #timer: NodeJS.Timeout | undefined
  #written: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(db: Kysely<DB>, log: Pick<Logger, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  /** How many links have counts that are not written yet; one with openings and downloads is two. */
  get links(): number {
    return Object.values(this.#waiting).reduce((sum, { size }) => sum + size, 0)
  }

  count(idLink: number, what: Counted = 'guide'): void {
    this.#add(what, idLink, 1)
    this.#plan()
  }

  /** Resolves when all counts until now are written, or could not be, which is logged. */
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
    const waiting = this.#waiting
    this.#waiting = nothing()
    for (const what of ['guide', 'file', 'download'] as const)
      if (waiting[what].size > 0) await this.#writeCounts(what, waiting[what])
  }

  async #writeCounts(what: Counted, times: ReadonlyMap<number, number>): Promise<void> {
    try {
      await addCounts(this.#db, what, times)
    } catch (err) {
      this.#log.warn({ err, what, links: times.size }, 'openings of links could not be counted yet')
      for (const [idLink, more] of times) this.#add(what, idLink, more)
      this.#plan()
    }
  }

  #add(what: Counted, idLink: number, more: number): void {
    const counts = this.#waiting[what]
    const known = counts.get(idLink)
    if (known === undefined && this.links >= mostLinks) return
    counts.set(idLink, (known ?? 0) + more)
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
