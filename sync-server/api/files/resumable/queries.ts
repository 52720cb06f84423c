import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ResumablePartTable, ResumableUploadTable } from '#server/database/tables/resumable.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'

export type ResumableRow = Selectable<ResumableUploadTable>
export type PartRow = Selectable<ResumablePartTable>

/** For so long without a byte a request keeps others away; that of a process that was killed, too. */
const leaseSeconds = 30
const leasedUntil = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`
/** One that was made into a file answers it for as long as a device may ask. */
const isKnown = sql<boolean>`created_at > now() - case when file_id is null then interval '1 day' else interval '8 days' end`

/** An upload of the caller in the brand of the call. Rejects with NOT_FOUND, also a day after it was begun, or 8 days where it is finished. */
export async function findResumable(
  { db, idBrand, account }: Pick<CallContext, 'db' | 'idBrand' | 'account'>,
  id: number,
): Promise<ResumableRow> {
  const row = await db
    .selectFrom('resumable_upload')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('account_id', '=', account.id)
    .where('id', '=', id)
    .where(isKnown)
    .executeTakeFirst()
  if (!row || (row.upload_id === null && row.file_id === null)) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * The right of one request to change an upload, over all nodes. It ends by itself where no bytes come any more, so that a
 * device whose connection broke silently can go on with another; the first request then changes nothing more.
 */
export class Lease {
  readonly #db: Kysely<DB>
  readonly #key: string
  readonly row: ResumableRow
  #renewedAt = performance.now()

  private constructor(db: Kysely<DB>, key: string, row: ResumableRow) {
    this.#db = db
    this.#key = key
    this.row = row
  }

  /** Rejects with LOCKED where another request has it, or has made the file. */
  static async take({ db }: Pick<CallContext, 'db'>, { id, brand_id }: ResumableRow): Promise<Lease> {
    const key = randomUUID()
    const row = await db
      .updateTable('resumable_upload')
      .set({ lease: key, leased_until: leasedUntil })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .where('file_id', 'is', null)
      .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', sql<Date>`now()`)]))
      .returningAll()
      .executeTakeFirst()
    if (row) return new Lease(db, key, row)
    throw new Refusal('LOCKED', { retryAfterSeconds: 2 })
  }

  /** To be called while work goes on. Rejects with CONFLICT where another request took it over. */
  async renew(): Promise<void> {
    if (performance.now() - this.#renewedAt < (leaseSeconds * 1000) / 4) return
    this.#renewedAt = performance.now()
    await this.change(this.#db, {})
  }

  /** Changes the row, and renews. Rejects as `renew`. */
  async change(
    db: Kysely<DB>,
    set: { readonly received?: number; readonly file_id?: number },
  ): Promise<void> {
    const changed = await db
      .updateTable('resumable_upload')
      .set({ ...set, leased_until: leasedUntil })
      .where('brand_id', '=', this.row.brand_id)
      .where('id', '=', this.row.id)
      .where('lease', '=', this.#key)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Refusal('CONFLICT')
  }

  async end(): Promise<void> {
    await this.#db
      .updateTable('resumable_upload')
      .set({ lease: null, leased_until: null })
      .where('brand_id', '=', this.row.brand_id)
      .where('id', '=', this.row.id)
      .where('lease', '=', this.#key)
      .execute()
  }
}

/** In their order. */
export function listParts(db: Kysely<DB>, { id }: Pick<ResumableRow, 'id'>): Promise<PartRow[]> {
  return db.selectFrom('resumable_part').selectAll().where('resumable_id', '=', id).orderBy('start').execute()
}

export async function deleteParts(db: Transaction<DB>, { id }: Pick<ResumableRow, 'id'>): Promise<void> {
  await db.deleteFrom('resumable_part').where('resumable_id', '=', id).execute()
}

export async function deleteResumable(db: Kysely<DB>, { id, brand_id }: ResumableRow): Promise<void> {
  await db.deleteFrom('resumable_upload').where('brand_id', '=', brand_id).where('id', '=', id).execute()
}
