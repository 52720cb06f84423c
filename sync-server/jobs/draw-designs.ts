import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import { designProcess } from '../drawings/draw-apart.ts'
import { designThumbnailKey } from '../gateways/storage/design-pictures.ts'
import { isStorageDown } from '../http/refusal.ts'
import type { Logger } from '../logging.ts'
import { loadStored } from '../relay/log/postgres-log.ts'
import type { DesignPicture } from '../scenes/design-works.ts'
import { readStoredDress } from '../scenes/stored-dress.ts'
import { listDueDesigns, type TakenDesign, takeDesign } from './due-designs.ts'
import type { Tasks } from './jobs.ts'

const mostTries = 3

type Stores = Parameters<typeof readStoredDress>[1]['storage'] & {
  put(key: string, body: Uint8Array, about: { readonly type: string }): Promise<unknown>
}

/**
 * Draws the first pages of designs that were changed and rest, in the dress of their brands, for the lists of devices that do not
 * have them. Which are due, is in `due-designs.ts`: of one design at most one picture a minute. One after another, reading and
 * drawing in a process of its own, which ends what takes too long. What fails three times has its old picture until it is changed.
 */
export class DesignDrawer {
  readonly #database: Pick<Database, 'kysely' | 'pool'>
  readonly #storage: Stores
  readonly #log: Logger
  #running: Promise<void> | null = null
  #isClosed = false

  constructor(database: Pick<Database, 'kysely' | 'pool'>, storage: Stores, log: Logger) {
    this.#database = database
    this.#storage = storage
    this.#log = log
  }

  /** Begins where it is not at work. Never rejects, and waits for nothing. */
  wake(): void {
    this.run().catch((err: unknown) => this.#log.warn({ err }, 'thumbnails of designs are drawn later'))
  }

  /** Resolves when no design is due. */
  run(): Promise<void> {
    this.#running ??= this.#drawAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Resolves when the design at work is done. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running?.catch(() => undefined)
    designProcess.end()
  }

  async #drawAll(): Promise<void> {
    const { kysely } = this.#database
    for (;;) {
      const listed = await listDueDesigns(kysely)
      if (listed.length === 0) return
      for (const one of listed) {
        if (this.#isClosed) return
        const due = await takeDesign(kysely, one)
        if (due && (await this.#draw(due))) return
      }
    }
  }

  /** Whether the file store is away, and with it all others. */
  async #draw(due: TakenDesign): Promise<boolean> {
    const { kysely } = this.#database
    try {
      const given = await this.#givenOf(due)
      const shown = given && digestOf(given)
      if (given && shown === due.shown) await noteSame(kysely, due)
      else {
        if (given) await this.#store(due, given)
        await noteDrawn(kysely, due, shown)
      }
      return false
    } catch (err) {
      const { brand_id, document, tries } = due
      this.#log.warn({ err, idBrand: brand_id, document, tries }, 'a design could not be drawn')
      if (isStorageDown(err)) return true
      if (tries >= mostTries) await noteGivenUp(kysely, due)
      return false
    }
  }

  /** Null: the design has no page. */
  async #givenOf({ brand_id, document }: TakenDesign): Promise<DesignPicture | null> {
    const { kysely, pool } = this.#database
    const { snapshot, tail } = await loadStored(pool, { idBrand: brand_id, document })
    const body = await designProcess.run(ownerOf(brand_id), 'read design', { snapshot, tail })
    if (body === null) return null
    const readGuide = () => loadStored(pool, { idBrand: brand_id, document: mainDocument })
    const access = { storage: this.#storage, log: this.#log, readGuide }
    return { body, ...(await readStoredDress(kysely, access, brand_id, body)) }
  }

  async #store({ brand_id, id }: TakenDesign, given: DesignPicture): Promise<void> {
    // What came from another process is no Buffer any more.
    const picture = Buffer.from(await designProcess.run(ownerOf(brand_id), 'draw design', given))
    await this.#storage.put(designThumbnailKey(brand_id, id), picture, { type: 'image/webp' })
  }
}

function ownerOf(idBrand: number): string {
  return `brand ${idBrand}`
}

function digestOf({ body, dress, addresses }: DesignPicture): string {
  const hash = createHash('sha256').update(JSON.stringify([body, dress]))
  for (const [key, address] of addresses) hash.update(`${key} ${address} `)
  return hash.digest('base64url')
}

/** `shown`: null where there is no picture. */
async function noteDrawn(db: Kysely<DB>, due: TakenDesign, shown: string | null): Promise<void> {
  const stored_at = shown === null ? null : sql<Date>`now()`
  await db
    .updateTable('design_thumbnail')
    .set({ drawn_seq: due.last_seq, tries: 0, stored_at, shown, dressed_at: sql<Date>`tried_at` })
    .where('brand_id', '=', due.brand_id)
    .where('document', '=', due.document)
    .execute()
}

/** The picture and its address stay, so that no device reads it again. */
async function noteSame(db: Kysely<DB>, due: TakenDesign): Promise<void> {
  await db
    .updateTable('design_thumbnail')
    .set({ tries: 0, dressed_at: sql<Date>`tried_at` })
    .where('brand_id', '=', due.brand_id)
    .where('document', '=', due.document)
    .execute()
}

async function noteGivenUp(db: Kysely<DB>, due: TakenDesign): Promise<void> {
  await db
    .updateTable('design_thumbnail')
    .set({ drawn_seq: due.last_seq, tries: 0 })
    .where('brand_id', '=', due.brand_id)
    .where('document', '=', due.document)
    .execute()
}

/** Only wakes the drawer: a slot of the lane is not kept for as long as designs are due. */
export function drawDesignsTask(drawer: Pick<DesignDrawer, 'wake'>): Tasks {
  return { 'draw-designs': { lane: 'files', cron: '* * * * *', run: async () => drawer.wake() } }
}
