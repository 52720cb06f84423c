import { type RawBuilder, sql } from 'kysely'
import { readRoomForCopies, storeCopies } from '../api/files/copies.ts'
import { type FileRow, isVideo } from '../api/files/queries.ts'
import { drawThumbnails } from '../api/files/thumbnails/draw-thumbnails.ts'
import type { Database } from '../database/open.ts'
import { copyNameOf, posterKeyOf } from '../gateways/storage/small-pictures.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { isStorageDown, Refusal } from '../http/refusal.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'

const mostTries = 3
/** Files that are put off by one statement. */
const putOffAtOnce = 1_000

type Stores = Pick<Storage, 'get' | 'put' | 'delete'>

/**
 * Makes the small pictures of files, of each file by one node at a time, at once after an upload to this node and each minute for
 * the rest. Brands take turns, so that one with thousands of files holds up no other, and documents, of which one may take many
 * seconds, are drawn beside all others. A file that cannot be drawn three times, as where it ends the process, has none, and the
 * still of a device that it was to be drawn from is deleted: the next one is welcome. A store that is away, and a busy node, are
 * no fault of the file: it is tried again later. Of a brand that has no room for copies all that wait are put off for an hour.
 */
export class ThumbnailMaker {
  readonly #log: Logger
  readonly #lanes: readonly Lane[]

  constructor(database: Pick<Database, 'kysely'>, storage: Stores, log: Logger) {
    this.#log = log
    this.#lanes = [isPicture, isDocument].map((ofLane) => new Lane({ database, storage, log, ofLane }))
  }

  /** Begins, or goes on afterwards where it is at work. Never rejects, and waits for nothing. */
  wake(): void {
    this.run().catch((err: unknown) => this.#log.warn({ err }, 'small pictures are made later'))
  }

  /** Resolves when no file waits any more. */
  async run(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.run()))
  }

  /** Resolves when the files at work are done. */
  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()))
  }
}

const outcomes = { stored: 'READY', full: 'full', gone: 'NONE' } as const

/** It is deleted where nothing can be drawn of it. */
const withoutPoster = sql<string>`copies - ${copyNameOf(posterKeyOf('x'))}::text`

/** Each has an index of its own, which is found by these words. */
const isPicture = sql<boolean>`media_type <> 'application/pdf'`
const isDocument = sql<boolean>`media_type = 'application/pdf'`

interface LaneParts {
  readonly database: Pick<Database, 'kysely'>
  readonly storage: Stores
  readonly log: Logger
  readonly ofLane: RawBuilder<boolean>
}

/** Files whose small pictures are made one after another. */
class Lane {
  readonly #kysely: Database['kysely']
  readonly #storage: Stores
  readonly #log: Logger
  readonly #ofLane: RawBuilder<boolean>
  #running: Promise<void> | null = null
  #isWoken = false
  #isClosed = false
  /** The brand whose turn was last. */
  #brand = 0

  constructor({ database: { kysely }, storage, log, ofLane }: LaneParts) {
    this.#kysely = kysely
    this.#storage = storage
    this.#log = log
    this.#ofLane = ofLane
  }

  run(): Promise<void> {
    this.#isWoken = true
    this.#running ??= this.#makeAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running?.catch(() => undefined)
  }

  async #makeAll(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false
      while (!this.#isClosed && (await this.#makeNext()));
    }
  }

  /** Returns whether another may be made at once. */
  async #makeNext(): Promise<boolean> {
    const row = (await this.#takeAfter(this.#brand)) ?? (await this.#takeAfter(0))
    if (!row) return false
    this.#brand = row.brand_id
    const made = await this.#make(row)
    const isLater = made === 'away' || made === 'busy' || made === 'full'
    const change = isLater ? { thumbnail_tries: row.thumbnail_tries - 1 } : made && { thumbnail: made }
    if (change)
      await this.#kysely
        .updateTable('file')
        .set(made === 'NONE' && row.deleted_at === null ? { ...change, copies: withoutPoster } : change)
        .where('brand_id', '=', row.brand_id)
        .where('id', '=', row.id)
        .execute()
    if (made === 'full') await this.#putOff(row.brand_id)
    return made !== 'away'
  }

  /** All that wait of a brand: its room is asked for once an hour, and no file is drawn in vain for each of them. */
  async #putOff(brand: number): Promise<void> {
    for (let count = putOffAtOnce; count === putOffAtOnce && !this.#isClosed; ) {
      const { numUpdatedRows } = await this.#kysely
        .updateTable('file')
        .set({ thumbnail_at: sql<Date>`now() + interval '1 hour'` })
        .where('brand_id', '=', brand)
        .where('id', 'in', (inner) =>
          inner
            .selectFrom('file')
            .select('id')
            .where('thumbnail', '=', 'WAITING')
            .where(this.#ofLane)
            .where('brand_id', '=', brand)
            .where('thumbnail_at', '<=', sql<Date>`now() + interval '5 minutes'`)
            .limit(putOffAtOnce)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirstOrThrow()
      count = Number(numUpdatedRows)
    }
  }

  /** The file that has waited the longest, of the first brand with a higher id that has any. */
  async #takeAfter(brand: number): Promise<FileRow | undefined> {
    return this.#kysely
      .updateTable('file')
      .set({
        thumbnail_tries: sql`thumbnail_tries + 1`,
        thumbnail_at: sql<Date>`now() + interval '5 minutes'`,
      })
      .where('id', '=', (inner) =>
        inner
          .selectFrom('file')
          .select('id')
          .where('thumbnail', '=', 'WAITING')
          .where(this.#ofLane)
          .where('brand_id', '>', brand)
          .where('thumbnail_at', '<=', sql<Date>`now()`)
          .orderBy('brand_id')
          .orderBy('thumbnail_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  }

  /** Null where it is to be tried again; `busy`: by no fault of its own; `full`: so are those of its brand; `away`: so are all others. */
  async #make(row: FileRow): Promise<'NONE' | 'READY' | 'busy' | 'full' | 'away' | null> {
    if (row.deleted_at !== null) return 'NONE'
    if (row.thumbnail_tries > mostTries) return this.#giveUp(row)
    try {
      if ((await readRoomForCopies(this.#kysely, row.brand_id)) <= 0) return 'full'
      const stills = await drawThumbnails(this.#storage, row)
      if (stills === null) return 'NONE'
      return outcomes[await storeCopies(this.#kysely, this.#storage, row, stills)]
    } catch (err) {
      this.#log.warn({ err, idFile: row.id, tries: row.thumbnail_tries }, 'a small picture could not be made')
      if (isStorageDown(err)) return 'away'
      if (err instanceof Refusal && err.code === 'RATE_LIMITED') return 'busy'
      return row.thumbnail_tries >= mostTries ? this.#giveUp(row) : null
    }
  }

  /** Before the row says that there is none: from then on another still may be stored under the same key. */
  async #giveUp(row: FileRow): Promise<'NONE'> {
    if (!isVideo(row)) return 'NONE'
    await this.#storage.delete(posterKeyOf(row.storage_key)).catch((err: unknown) => {
      this.#log.warn({ err, idFile: row.id }, 'the still of a video could not be deleted')
    })
    return 'NONE'
  }
}

/** Only wakes the maker: files wait for as long as it takes to draw them, which no slot of the lane is kept for. */
export function makeThumbnailsTask(maker: Pick<ThumbnailMaker, 'wake'>): Tasks {
  return { 'make-thumbnails': { lane: 'files', cron: '* * * * *', run: async () => maker.wake() } }
}
