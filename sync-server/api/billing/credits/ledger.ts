import { type Kysely, sql, type Transaction } from 'kysely'
import {
  type CreditType,
  computeSpending,
  type LotPart,
  type LotType,
  type OpenLot,
  returnedDays,
} from '#model/money/credits.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'

/*
 * The ledger of credits. Every function writes in the caller's transaction under a lock of the brand's account, and only
 * once for a key: repeated, it changes nothing. Time comes in as `at`.
 *
 *   credit_entry.amount  --sum-->  credit_lot.rest  --sum-->  credit_account.balance
 */

/** What an entry is about. */
interface Event {
  readonly brand: number
  /** Names the event in the whole ledger, as `welcome:<account>`. */
  readonly key: string
  readonly at: Date
  readonly kind: string
  readonly ref?: number | string
  readonly description?: string
}

interface Grant extends Event {
  readonly type: LotType
  readonly amount: number
  readonly expiresAt: Date
}

/** Adds a lot. Returns whether it is new. */
export async function grantCredits(db: Transaction<DB>, grant: Grant): Promise<boolean> {
  const balance = await lockAccount(db, grant.brand)
  if (await isWritten(db, grant.key)) return false
  const lot = await openLot(db, grant)
  await write(db, grant, grant.type, balance, [{ lot, amount: grant.amount }])
  return true
}

export type Spent = { readonly ok: true } | { readonly ok: false; readonly missing: number }

/** Takes credits from the lots that expire first. Writes nothing where the brand does not have them. */
export async function spendCredits(
  db: Transaction<DB>,
  use: Event & { readonly amount: number },
): Promise<Spent> {
  const balance = await lockAccount(db, use.brand)
  if (await isWritten(db, use.key)) return { ok: true }
  // What has expired and was not written yet is no credit any more.
  const lots = (await listOpenLots(db, use.brand)).filter(({ expiresAt }) => expiresAt > use.at.getTime())
  const spending = computeSpending(lots, use.amount)
  if (!spending.ok) return spending
  const parts = spending.parts.map(({ lot, amount }) => ({ lot, amount: -amount }))
  await write(db, use, 'USE', balance, parts)
  return { ok: true }
}

/**
 * Gives all credits of a use back to their lots, and those of a lot that has expired meanwhile to a new one of its type for
 * seven days. Returns false where there is no such use, or it was given back before.
 */
export async function returnCredits(
  db: Transaction<DB>,
  back: Event & { readonly useKey: string },
): Promise<boolean> {
  const balance = await lockAccount(db, back.brand)
  if (await isWritten(db, back.key)) return false
  const used = await db
    .selectFrom('credit_entry as entry')
    .innerJoin('credit_lot as lot', 'lot.id', 'entry.lot_id')
    .select(['entry.amount', 'lot.id', 'lot.type', 'lot.expires_at'])
    .where('entry.brand_id', '=', back.brand)
    .where('entry.idem', '=', back.useKey)
    .where('entry.type', '=', 'USE')
    .orderBy('entry.part')
    .execute()
  const parts: LotPart[] = []
  for (const { id, type, expires_at, amount } of used) {
    const isOver = expires_at <= back.at || (await isWritten(db, expiryKey(id)))
    const expiresAt = endOfDays(back.at, returnedDays)
    const lot = isOver ? await openLot(db, { ...back, type, amount: -amount, expiresAt }) : id
    parts.push({ lot, amount: -amount })
  }
  await write(db, back, 'REFUND', balance, parts)
  return parts.length > 0
}

/**
 * Takes back what is left of credits that were bought, because the payment is refunded. Returns how many that are; 0 where
 * none are left, or it was done before. `atMost`: of a part of the payment.
 */
export async function takeBackCharge(
  db: Transaction<DB>,
  refund: Event & { readonly chargeKey: string; readonly atMost?: number | null },
): Promise<number> {
  const balance = await lockAccount(db, refund.brand)
  if (await isWritten(db, refund.key)) return 0
  const lot = await db
    .selectFrom('credit_entry as entry')
    .innerJoin('credit_lot as lot', 'lot.id', 'entry.lot_id')
    .select(['lot.id', 'lot.rest'])
    .where('entry.brand_id', '=', refund.brand)
    .where('entry.idem', '=', refund.chargeKey)
    .where('entry.type', '=', 'CHARGE')
    .executeTakeFirst()
  if (!lot || lot.rest === 0) return 0
  const taken = Math.min(lot.rest, refund.atMost ?? lot.rest)
  await write(db, refund, 'CHARGE', balance, [{ lot: lot.id, amount: -taken }])
  return taken
}

export interface LotOfOrder {
  readonly id: number
  readonly rest: number
  readonly granted: number
}

/** Lots of a brand by the keys of their grants: exactly these, and those in a range of them. */
export async function readLotsOf(
  db: Kysely<DB>,
  brand: number,
  keys: { readonly exact: readonly string[]; readonly from?: string; readonly before?: string },
): Promise<LotOfOrder[]> {
  return db
    .selectFrom('credit_entry as entry')
    .innerJoin('credit_lot as lot', 'lot.id', 'entry.lot_id')
    .select(['lot.id', 'lot.rest', 'lot.granted'])
    .where('entry.brand_id', '=', brand)
    .where('entry.type', 'in', ['CHARGE', 'PLAN', 'REWARD'])
    .where('entry.amount', '>', 0)
    .where(({ and, eb, or }) =>
      or([
        eb('entry.idem', 'in', keys.exact),
        ...(keys.from !== undefined && keys.before !== undefined
          ? [and([eb('entry.idem', '>=', keys.from), eb('entry.idem', '<', keys.before)])]
          : []),
      ]),
    )
    .execute()
}

/** Ends lots before their time, with what is left of them. */
export async function endLots(
  db: Transaction<DB>,
  lots: readonly Pick<LotOfOrder, 'id'>[],
  { brand, at, kind, ref }: Pick<Event, 'brand' | 'at' | 'kind' | 'ref'>,
): Promise<void> {
  let balance = await lockAccount(db, brand)
  const open = await listOpenLots(db, brand)
  for (const { id, rest } of open.filter((lot) => lots.some((one) => one.id === lot.id))) {
    const event = { brand, key: expiryKey(id), at, kind, ...(ref !== undefined && { ref }) }
    balance = await write(db, event, 'EXPIRE', balance, [{ lot: id, amount: -rest }])
  }
}

/** Ends what is left of the credits of a plan, with the plan. */
export async function endPlanLots(
  db: Transaction<DB>,
  event: Pick<Event, 'brand' | 'at' | 'kind'>,
): Promise<void> {
  const lots = await listOpenLots(db, event.brand)
  const ofPlan = lots.filter(({ type }) => type === 'PLAN')
  if (ofPlan.length > 0) await endLots(db, ofPlan, event)
}

/** Writes what has expired in a brand by `at`. */
export async function expireCredits(db: Transaction<DB>, brand: number, at: Date): Promise<void> {
  let balance = await lockAccount(db, brand)
  for (const { id, rest, expiresAt } of await listOpenLots(db, brand)) {
    if (expiresAt > at.getTime()) continue
    const event = { brand, key: expiryKey(id), at, kind: 'lot', ref: id }
    balance = await write(db, event, 'EXPIRE', balance, [{ lot: id, amount: -rest }])
  }
}

const expiryKey = (lot: number) => `expire:${lot}`

/** Locks the account until the end of the transaction, and opens it where there is none. Returns its balance. */
async function lockAccount(db: Transaction<DB>, brand: number): Promise<number> {
  const lock = () =>
    db
      .selectFrom('credit_account')
      .select('balance')
      .where('brand_id', '=', brand)
      .forUpdate()
      .executeTakeFirst()
  const known = await lock()
  if (known) return known.balance
  await db
    .insertInto('credit_account')
    .values({ brand_id: brand, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await lock())?.balance ?? 0
}

/** Asked under the lock and in a statement of its own, which sees what others committed before they released it. */
async function isWritten(db: Transaction<DB>, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('credit_entry')
    .select('part')
    .where('idem', '=', key)
    .where('part', '=', 0)
    .executeTakeFirst()
  return found !== undefined
}

async function openLot(
  db: Transaction<DB>,
  { brand, type, amount, expiresAt, at }: Pick<Grant, 'brand' | 'type' | 'amount' | 'expiresAt' | 'at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('credit_lot')
    .values({ brand_id: brand, type, granted: amount, rest: 0, expires_at: expiresAt, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function listOpenLots(db: Transaction<DB>, brand: number): Promise<OpenLot[]> {
  const rows = await db
    .selectFrom('credit_lot')
    .select(['id', 'type', 'rest', 'expires_at'])
    .where('brand_id', '=', brand)
    .where('rest', '>', 0)
    .execute()
  return rows.map(({ expires_at, ...lot }) => ({ ...lot, expiresAt: expires_at.getTime() }))
}

/** Writes an event: its entries, one for each lot, and what they change. Returns the new balance. */
async function write(
  db: Transaction<DB>,
  { brand, key, at, kind, ref, description }: Event,
  type: CreditType,
  before: number,
  parts: readonly LotPart[],
): Promise<number> {
  if (parts.length === 0) return before
  let balance = before
  const entries = parts.map(({ lot, amount }, part) => {
    balance += amount
    return {
      brand_id: brand,
      at,
      type,
      amount,
      lot_id: lot,
      idem: key,
      part,
      ref_kind: kind,
      ref_id: ref === undefined ? null : String(ref),
      description: description ?? null,
      balance_after: balance,
    }
  })
  await sql`
    update credit_lot set rest = rest + part.amount
    from unnest(${parts.map(({ lot }) => lot)}::bigint[], ${parts.map(({ amount }) => amount)}::int[])
      as part (lot, amount)
    where brand_id = ${brand} and id = part.lot
  `.execute(db)
  await db.insertInto('credit_entry').values(entries).execute()
  await db.updateTable('credit_account').set({ balance }).where('brand_id', '=', brand).execute()
  return balance
}
