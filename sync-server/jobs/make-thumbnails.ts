import { sql } from 'kysely'
import { type FileRow, isVideo } from '../api/files/queries.ts'
import { drawThumbnails } from '../api/files/thumbnails/draw-thumbnails.ts'
import type { Database } from '../database/open.ts'
import { posterKeyOf } from '../gateways/storage/small-pictures.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { isStorageDown, Refusal } from '../http/refusal.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'

const mostTries = 3

type Stores = Pick<Storage, 'get' | 'put' | 'delete'>

/**
 * Makes the small pictures of files, of each file by one node at a time and one file after another, at once after an upload to
 * this node and each minute for the rest. A file that cannot be drawn three times, as where it ends the process, has none, and the
 * still of a device that it was to be drawn from is deleted: the next one is welcome. A store that is away, and a busy node, are
 * no fault of the file: it is tried again later.
 */
export class ThumbnailMaker {
  readonly #database: Pick<Database, 'kysely'>
  readonly #storage: Stores
  readonly #log: Logger
  #running: Promise<void> | null = null
  #isWoken = false
  #isClosed = false

  constructor({ kysely }: Pick<Database, 'kysely'>, storage: Stores, log: Logger) {
    this.#database = { kysely }
    this.#storage = storage
    this.#log = log
  }

  /** Begins, or goes on afterwards where it is at work. Never rejects. */
  wake(): void {
    this.run().catch((err: unknown) => this.#log.warn({ err }, 'small pictures are made later'))
  }

  /** Resolves when no file waits any more. */
  run(): Promise<void> {
    this.#isWoken = true
    this.#running ??= this.#makeAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Resolves when the file at work is done. */
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
    const { kysely } = this.#database
    const row = await kysely
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
          .where('thumbnail_at', '<=', sql<Date>`now()`)
          .orderBy('thumbnail_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    const made = await this.#make(row)
    const change =
      made === 'later' ? { thumbnail_tries: row.thumbnail_tries - 1 } : made && { thumbnail: made }
    if (change)
      await kysely
        .updateTable('file')
        .set(change)
        .where('brand_id', '=', row.brand_id)
        .where('id', '=', row.id)
        .execute()
    return made !== 'later'
  }

  /** Null where it is to be tried again; `later`: so are the others. */
  async #make(row: FileRow): Promise<'NONE' | 'READY' | 'later' | null> {
    if (row.deleted_at !== null) return 'NONE'
    if (row.thumbnail_tries > mostTries) return this.#giveUp(row)
    try {
      return (await drawThumbnails(this.#storage, row)) ? 'READY' : 'NONE'
    } catch (err) {
      this.#log.warn({ err, idFile: row.id, tries: row.thumbnail_tries }, 'a small picture could not be made')
      if (isPassing(err)) return 'later'
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

function isPassing(cause: unknown): boolean {
  return isStorageDown(cause) || (cause instanceof Refusal && cause.code === 'RATE_LIMITED')
}

export function makeThumbnailsTask(maker: Pick<ThumbnailMaker, 'run'>): Tasks {
  return { 'make-thumbnails': { cron: '* * * * *', run: () => maker.run() } }
}
