import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { pictureLimits } from '#model/pictures/made-picture.ts'
import type { AiPictureTable } from '#server/database/tables/ai.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

export type PictureRow = Selectable<AiPictureTable>

const open = ['WAITING', 'RUNNING'] as const

/** The newest requests of a brand. */
export function listPictures(db: Kysely<DB>, idBrand: number): Promise<PictureRow[]> {
  return db
    .selectFrom('ai_picture')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .orderBy('id', 'desc')
    .limit(pictureLimits.listed)
    .execute()
}

/** Rejects with NOT_FOUND. */
export async function readPicture(db: Kysely<DB>, idBrand: number, id: number): Promise<PictureRow> {
  const row = await ofBrand(db, idBrand, id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockPicture(db: Transaction<DB>, idBrand: number, id: number): Promise<PictureRow> {
  const row = await ofBrand(db, idBrand, id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The pictures of a request were removed, which its author is told by mail. Of later removals the newest note counts. */
export async function noteRemoval(
  db: Transaction<DB>,
  { id, brand_id }: Pick<PictureRow, 'id' | 'brand_id'>,
  note: string,
): Promise<void> {
  const now = sql<Date>`now()`
  await db
    .updateTable('ai_picture')
    .set({ removed_at: now, removal_note: note, tell_after: now, tell_tries: 0 })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .execute()
}

function ofBrand(db: Kysely<DB>, idBrand: number, id: number) {
  return db.selectFrom('ai_picture').selectAll().where('brand_id', '=', idBrand).where('id', '=', id)
}

/** Requests of a brand that have not ended, and the pictures that they ask for. */
export async function countOpenPictures(
  db: Kysely<DB>,
  idBrand: number,
): Promise<{ readonly requests: number; readonly pictures: number }> {
  const { requests, pictures } = await db
    .selectFrom('ai_picture')
    .select(({ fn }) => [fn.countAll<number>().as('requests'), fn.sum<number>('count').as('pictures')])
    .where('brand_id', '=', idBrand)
    .where('state', 'in', open)
    .executeTakeFirstOrThrow()
  return { requests: Number(requests), pictures: Number(pictures) }
}

/**
 * Takes the oldest request that waits for its turn, of a brand that is not deleted: an account has one at work at a time. null: there is none. An index refuses two
 * of an account that two nodes take at once.
 */
export async function claimPicture(db: Transaction<DB>): Promise<PictureRow | null> {
  const next = await db
    .selectFrom('ai_picture')
    .select(['id', 'brand_id'])
    .where('state', '=', 'WAITING')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('brand')
          .select('brand.id')
          .whereRef('brand.id', '=', 'ai_picture.brand_id')
          .where('brand.deleted_at', 'is', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ai_picture as other')
            .select('other.id')
            .whereRef('other.account_id', '=', 'ai_picture.account_id')
            .where('other.state', '=', 'RUNNING'),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!next) return null
  return db
    .updateTable('ai_picture')
    .set({ state: 'RUNNING', started_at: sql<Date>`now()` })
    .where('brand_id', '=', next.brand_id)
    .where('id', '=', next.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Which of these are still at work. */
export async function listRunning(db: Kysely<DB>, rows: readonly PictureRow[]): Promise<Set<number>> {
  const found = await db
    .selectFrom('ai_picture')
    .select('id')
    .where(
      'brand_id',
      'in',
      rows.map(({ brand_id }) => brand_id),
    )
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', '=', 'RUNNING')
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Requests of all brands that have not ended so many minutes after they were made. */
export function listOverdue(db: Kysely<DB>, minutes: number, atMost: number) {
  return db
    .selectFrom('ai_picture')
    .select(['id', 'brand_id', 'state'])
    .where('state', 'in', open)
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .orderBy('id')
    .limit(atMost)
    .execute()
}

/** Which of these an account has reported. */
export async function listReported(
  db: Kysely<DB>,
  idBrand: number,
  account: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('ai_picture_report')
    .select('picture_id')
    .where('brand_id', '=', idBrand)
    .where('account_id', '=', account)
    .where('picture_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ picture_id }) => picture_id))
}

/** The first report of an account stays. Resolves with whether this is the first one. */
export async function insertReport(
  db: Kysely<DB>,
  { id, brand_id }: Pick<PictureRow, 'id' | 'brand_id'>,
  account_id: number,
  reason: string,
): Promise<boolean> {
  const row = await db
    .insertInto('ai_picture_report')
    .values({ brand_id, picture_id: id, account_id, reason })
    .onConflict((conflict) => conflict.columns(['picture_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
