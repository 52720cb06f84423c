import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PlanKey, PlanOffer } from '#model/money/subscription.ts'
import { readAssetBytes, readUsedBytes } from '#server/api/files/queries.ts'
import type { PlanTable } from '#server/database/tables/reference.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

export type PlanRow = Selectable<PlanTable>

/** Plans that are sold: in won, or by the month at Lemon Squeezy. */
export function listPlanRows(db: Kysely<DB>, currency: PlanRow['currency'] = 'KRW'): Promise<PlanRow[]> {
  return db
    .selectFrom('plan')
    .selectAll()
    .where('on_sale', '=', true)
    .where('currency', '=', currency)
    .orderBy('level')
    .execute()
}

export async function readPlan(db: Kysely<DB>, idPlan: number): Promise<PlanRow> {
  const plan = (await listPlanRows(db)).find(({ id }) => id === idPlan)
  if (!plan) throw new Refusal('NOT_FOUND')
  return plan
}

export async function readPlanOf(
  db: Kysely<DB>,
  key: PlanKey,
  currency: PlanRow['currency'] = 'KRW',
): Promise<PlanRow> {
  const plan = (await listPlanRows(db, currency)).find((one) => one.key === key)
  if (!plan) throw new Error(`There is no plan ${key}.`)
  return plan
}

export const toOffer = ({ key, level, price, price_of_year, credit, credit_once }: PlanRow): PlanOffer => ({
  key,
  level,
  price,
  priceOfYear: price_of_year,
  credit: credit_once ? 0 : credit,
})

/** Rejects where the files of the brand, with its trash and uploads under way, take more than a plan allows. */
export async function refuseWithoutRoom(db: Kysely<DB>, brand: number, plan: PlanRow): Promise<void> {
  const [used, assets] = [await readUsedBytes(db, brand), await readAssetBytes(db, brand)]
  if (used > Math.max(plan.storage_bytes, assets)) throw new Refusal('INVALID_SUBSCRIBE_CONDITION_STORAGE')
}

/**
 * Before `refuseWithoutRoom` decides about a plan: an upload that has its room already is waited for, and those after it have the
 * room of the plan that the transaction leaves.
 */
export async function lockRoom(db: Transaction<DB>, brand: number): Promise<void> {
  // A brand without a file has no row to be locked yet.
  await sql`
    insert into brand_storage (brand_id) values (${brand})
    on conflict (brand_id) do update set used = brand_storage.used`.execute(db)
}
