import { pictureMinutes } from '#model/pictures/made-picture.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { failPicture } from '../api/ai/pictures/ends.ts'
import { failureOf, paintPictures } from '../api/ai/pictures/paint.ts'
import { listOverdue, listRunning, type PictureRow } from '../api/ai/pictures/queries.ts'
import { storeJob } from '../api/ai/text/queries.ts'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Ai } from '../gateways/ai/ai.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Services } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import type { Logger } from '../logging.ts'
import { claimTurn } from './claim-turn.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'

/** Requests at work in this process. */
const atOnce = 4
/** How often it is asked which of them have been ended by other nodes. */
const usualLookMs = 1_000
/** Overdue requests that a run ends. */
const overdueAtOnce = 500

interface Parts {
  readonly database: Pick<Database, 'kysely'>
  readonly storage: Pick<Storage, 'put' | 'delete'>
  readonly ai: Pick<Ai, 'images'>
  readonly thumbnails: Services['thumbnails']
  readonly log: Logger
  readonly lookMs?: number
}

interface Work {
  readonly row: PictureRow
  readonly stop: AbortController
  readonly done: Promise<void>
}

/**
 * Makes the pictures of requests, of each request by one node, at once after a request to this node and each minute for the rest.
 * A request is sent to the host once: one whose node has died is not begun again, but ended with its credits by `releaseOverdue`.
 */
export class PictureMaker {
  readonly #parts: Parts
  readonly #works = new Map<number, Work>()
  #filling: Promise<void> | null = null
  #isWoken = false
  #isClosed = false
  #look: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Begins what there is room for. Never rejects, and waits for nothing. */
  wake(): void {
    this.#fill().catch((err: unknown) => this.#parts.log.warn({ err }, 'pictures of a model are made later'))
  }

  /** Ends the work on a request that has ended, where it is done here. */
  stop(idPicture: number): void {
    this.#works.get(idPicture)?.stop.abort(new Refusal('AI_STOPPED', { isLogged: false }))
  }

  /** Begins what waits, and resolves when nothing is at work here any more. */
  async run(): Promise<void> {
    await this.#fill()
    while (this.#works.size > 0) {
      await Promise.all([...this.#works.values()].map(({ done }) => done))
      await this.#fill()
    }
  }

  /** Ends the work: its requests fail, and their credits come back. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#filling?.catch(() => undefined)
    const works = [...this.#works.values()]
    for (const { stop } of works) stop.abort(new Refusal('AI_NETWORK', { isLogged: false }))
    await Promise.all(works.map(({ done }) => done))
  }

  /** Ends requests of all brands that should have ended long ago. Rejects where one could not be ended. */
  async releaseOverdue(): Promise<void> {
    const { database, ai, log } = this.#parts
    const failures = new Failures(log, 'a request for pictures could not be ended')
    for (const row of await listOverdue(database.kysely, pictureMinutes, overdueAtOnce)) {
      const ofWaiting = ai.images === null ? 'PROVIDER_OFF' : 'AI_BUSY'
      const code = row.state === 'WAITING' ? ofWaiting : 'AI_TIMEOUT'
      await failures.attempt({ idPicture: row.id }, () =>
        inTransaction(database.kysely, (db) => failPicture(db, row, { code, at: new Date() })),
      )
      this.stop(row.id)
    }
    failures.end()
  }

  #fill(): Promise<void> {
    this.#isWoken = true
    this.#filling ??= this.#beginAll().finally(() => {
      this.#filling = null
    })
    return this.#filling
  }

  async #beginAll(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false
      while (!this.#isClosed && this.#works.size < atOnce && (await this.#beginNext()));
    }
  }

  async #beginNext(): Promise<boolean> {
    const { images } = this.#parts.ai
    if (images === null) return false
    const row = await claimTurn(this.#parts.database.kysely)
    if (row === null) return false
    const stop = new AbortController()
    const done = this.#make(row, images, stop.signal).finally(() => {
      this.#works.delete(row.id)
      if (this.#works.size === 0) clearInterval(this.#look)
      this.wake()
    })
    const { lookMs = usualLookMs } = this.#parts
    if (this.#works.size === 0) this.#look = setInterval(() => void this.#lookAtEnded(), lookMs).unref()
    this.#works.set(row.id, { row, stop, done })
    return true
  }

  /** Never rejects. */
  async #make(row: PictureRow, images: NonNullable<Ai['images']>, signal: AbortSignal): Promise<void> {
    const { database, storage, thumbnails, log } = this.#parts
    const { kysely } = database
    const begun = performance.now()
    const tokens = { prompt: 0, answer: 0 }
    let isTaken = false
    let outcome = 'AI'
    try {
      await paintPictures({ kysely, images, storage, thumbnails }, row, {
        signal,
        used({ promptTokens, answerTokens }) {
          isTaken = true
          tokens.prompt += promptTokens
          tokens.answer += answerTokens
        },
      })
    } catch (err) {
      const code = failureOf(err)
      outcome = code
      const facts = { err, idPicture: row.id, code }
      if (code === 'INTERNAL') log.error(facts, 'pictures of a model could not be made')
      // What the host refuses to show counts, as with texts: it is about what was asked for.
      const failing = { code, at: new Date(), isUntaken: !isTaken && code !== 'AI_REFUSED' }
      await inTransaction(kysely, (db) => failPicture(db, row, failing)).catch((cause: unknown) =>
        log.error({ err: cause, idPicture: row.id }, 'a request for pictures is ended later'),
      )
    }
    const { id: _, brand_id, prompt, model } = row
    const used = { prompt_tokens: tokens.prompt, answer_tokens: tokens.answer }
    const ms = Math.round(performance.now() - begun)
    await storeJob(kysely, { brand_id, prompt, model, outcome, ms, ...used }, monthOf(Date.now())).catch(
      (err: unknown) => log.error({ err }, 'what an image model has used could not be stored'),
    )
  }

  /** A person may stop a request at another node. */
  async #lookAtEnded(): Promise<void> {
    const rows = [...this.#works.values()].map(({ row }) => row)
    if (rows.length === 0) return
    try {
      const running = await listRunning(this.#parts.database.kysely, rows)
      for (const { id } of rows) if (!running.has(id)) this.stop(id)
    } catch (err) {
      this.#parts.log.warn({ err }, 'it is not known which requests for pictures have ended')
    }
  }
}

const monthOf = (at: number) => seoulDayOf(at).slice(0, 7)

/** Ends what is overdue and wakes the maker: the work takes minutes, which no slot of the lane is kept for. */
export function makePicturesTask(maker: Pick<PictureMaker, 'wake' | 'releaseOverdue'>): Tasks {
  return {
    'make-pictures': {
      lane: 'money',
      cron: '* * * * *',
      async run() {
        maker.wake()
        await maker.releaseOverdue()
      },
    },
  }
}
