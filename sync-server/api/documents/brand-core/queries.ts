import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CoreRow, toCoreColumns, ValueRow } from './rows.ts'

const valueColumns = ['id', 'keyword', 'description', 'order_ascending', 'updated_at'] as const

export function readCoreRow(db: Kysely<DB>, idBrand: number): Promise<CoreRow | undefined> {
  return db.selectFrom('brand_core').selectAll().where('brand_id', '=', idBrand).executeTakeFirst()
}

/** What a draft uses of the brand itself. Rejects with NOT_FOUND. */
export async function readBrandFacts(db: Kysely<DB>, idBrand: number) {
  const facts = await db
    .selectFrom('brand')
    .select(['name', 'activity_period', 'member_count', 'industry'])
    .where('id', '=', idBrand)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!facts) throw new Refusal('NOT_FOUND')
  return facts
}

export async function changeCoreRow(
  db: Kysely<DB>,
  idBrand: number,
  columns: ReturnType<typeof toCoreColumns>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await db
    .insertInto('brand_core')
    .values({ brand_id: idBrand, ...columns })
    .onConflict((conflict) =>
      conflict.column('brand_id').doUpdateSet({ ...columns, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

export function listValues(db: Kysely<DB>, idBrand: number): Promise<ValueRow[]> {
  return db
    .selectFrom('brand_core_value')
    .select(valueColumns)
    .where('brand_id', '=', idBrand)
    .orderBy('order_ascending')
    .orderBy('id')
    .execute()
}

interface ValueChange {
  readonly keyword?: string | null | undefined
  readonly description?: string | null | undefined
  readonly orderAscending?: number | undefined
}

export function insertValue(
  db: Kysely<DB>,
  idBrand: number,
  { keyword = null, description = null, orderAscending }: ValueChange & { orderAscending: number },
): Promise<ValueRow> {
  return db
    .insertInto('brand_core_value')
    .values({ brand_id: idBrand, keyword, description, order_ascending: orderAscending })
    .returning(valueColumns)
    .executeTakeFirstOrThrow()
}

export function changeValueRow(
  db: Kysely<DB>,
  idBrand: number,
  id: number,
  { keyword, description, orderAscending }: ValueChange,
): Promise<ValueRow | undefined> {
  return db
    .updateTable('brand_core_value')
    .set({
      updated_at: sql<Date>`now()`,
      ...(keyword !== undefined && { keyword }),
      ...(description !== undefined && { description }),
      ...(orderAscending !== undefined && { order_ascending: orderAscending }),
    })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .returning(valueColumns)
    .executeTakeFirst()
}

/** A deleted value leaves no row that could tell when, so the core gets the time of the change. */
export async function deleteValueRow(db: Transaction<DB>, idBrand: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('brand_core_value')
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (deleted === undefined) return false
  await db
    .insertInto('brand_core')
    .values({ brand_id: idBrand })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ updated_at: sql<Date>`now()` }))
    .execute()
  return true
}
