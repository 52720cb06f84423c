import type { Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LotType } from '#model/money/credits.ts'
import type { Database } from '#server/database/open.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { expireCreditsTask } from '#server/jobs/expire-credits.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { grantCredits, returnCredits, spendCredits, takeBackCharge } from './ledger.ts'
import { readBalance } from './queries.ts'

let database: Database
let brands = 0

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  expect(await findLedgerFaults(database)).toEqual([])
  await database.close()
})

const day = (date: number, hour = 12) => new Date(Date.UTC(2026, 10, date, hour))
const noon = day(1)

const change = <T>(work: (db: Transaction<DB>) => Promise<T>) => inTransaction(database.kysely, work)

/** A brand with lots that expire on these days of November. */
async function brandWith(...lots: readonly (readonly [LotType, amount: number, until: number])[]) {
  const brand = ++brands
  for (const [at, [type, amount, until]] of lots.entries()) {
    const grant = { brand, key: `grant:${brand}:${at}`, at: noon, kind: 'test', type, amount }
    await change((db) => grantCredits(db, { ...grant, expiresAt: day(until) }))
  }
  return brand
}

const spend = (brand: number, key: string, amount: number, at = noon) =>
  change((db) => spendCredits(db, { brand, key: `use:${brand}:${key}`, at, kind: 'task', amount }))

const giveBack = (brand: number, key: string, at = noon) =>
  change((db) =>
    returnCredits(db, {
      brand,
      key: `refund:${brand}:${key}`,
      useKey: `use:${brand}:${key}`,
      at,
      kind: 'task',
    }),
  )

const expire = (at: Date) => expireCreditsTask(database, () => at, { error() {} })['expire-credits']?.run({})

async function restsOf(brand: number) {
  const rows = await database.kysely
    .selectFrom('credit_lot')
    .select(['type', 'rest'])
    .where('brand_id', '=', brand)
    .orderBy('id')
    .execute()
  return rows.map(({ type, rest }) => [type, rest])
}

async function entriesOf(brand: number) {
  const rows = await database.kysely
    .selectFrom('credit_entry')
    .select(['type', 'amount', 'balance_after'])
    .where('brand_id', '=', brand)
    .orderBy('id')
    .execute()
  return rows.map(({ type, amount, balance_after }) => [type, amount, balance_after])
}

test('credits that expire first are spent first; then those of a plan, rewards, and bought ones', async () => {
  const brand = await brandWith(['CHARGE', 10, 20], ['REWARD', 10, 20], ['PLAN', 10, 20], ['CHARGE', 10, 9])
  expect(await spend(brand, 'a', 25)).toEqual({ ok: true })
  expect(await restsOf(brand)).toEqual([
    ['CHARGE', 10],
    ['REWARD', 5],
    ['PLAN', 0],
    ['CHARGE', 0],
  ])
  expect((await entriesOf(brand)).slice(4)).toEqual([
    ['USE', -10, 30],
    ['USE', -10, 20],
    ['USE', -5, 15],
  ])
})

test('what a brand does not have is not spent, and how much is missing is said', async () => {
  const brand = await brandWith(['REWARD', 100, 20])
  expect(await spend(brand, 'a', 130)).toEqual({ ok: false, missing: 30 })
  expect(await spend(++brands, 'a', 1)).toEqual({ ok: false, missing: 1 })
  expect(await readBalance(database.kysely, brand)).toBe(100)
})

test('what has expired is not spent, also before the job has written it', async () => {
  const brand = await brandWith(['REWARD', 100, 5], ['REWARD', 10, 20])
  expect(await spend(brand, 'a', 11, day(5))).toEqual({ ok: false, missing: 1 })
  expect(await spend(brand, 'b', 10, day(5))).toEqual({ ok: true })
})

test('a key acts once, two at the same moment included', async () => {
  const brand = await brandWith(['REWARD', 100, 20])
  await Promise.all([1, 2, 3, 4].map(() => spend(brand, 'a', 30)))
  expect(await readBalance(database.kysely, brand)).toBe(70)
  await Promise.all([1, 2, 3].map(() => giveBack(brand, 'a')))
  expect(await giveBack(brand, 'unknown')).toBe(false)
  expect(await readBalance(database.kysely, brand)).toBe(100)
})

test('many at once spend no more than there is', async () => {
  const brand = await brandWith(['REWARD', 50, 20], ['PLAN', 50, 20])
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => spend(brand, String(n), 30)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await readBalance(database.kysely, brand)).toBe(10)
})

test('returned credits go back to their lots, and for seven days to a new one where the lot has expired', async () => {
  const brand = await brandWith(['PLAN', 10, 5], ['REWARD', 10, 25])
  await spend(brand, 'a', 15)
  expect(await giveBack(brand, 'a', day(6))).toBe(true)
  expect(await restsOf(brand)).toEqual([
    ['PLAN', 0],
    ['REWARD', 10],
    ['PLAN', 10],
  ])
  // Until the end of the 13th in Seoul.
  expect(await spend(brand, 'b', 20, new Date('2026-11-13T14:59:59.999Z'))).toEqual({ ok: true })
  await giveBack(brand, 'b')
  expect(await spend(brand, 'c', 20, new Date('2026-11-13T15:00:00Z'))).toEqual({ ok: false, missing: 10 })
})

test('the job takes out what has expired by its clock, once, and a second run changes nothing', async () => {
  const brand = await brandWith(['PLAN', 10, 5], ['REWARD', 10, 25])
  await spend(brand, 'a', 4)
  await expire(day(4))
  expect(await readBalance(database.kysely, brand)).toBe(16)
  await Promise.all([expire(day(5)), expire(day(5))])
  await expire(day(6))
  expect(await entriesOf(brand)).toEqual([
    ['PLAN', 10, 10],
    ['REWARD', 10, 20],
    ['USE', -4, 16],
    ['EXPIRE', -6, 10],
  ])
  // By a clock that is behind, what comes back does not go into the lot that is over.
  await giveBack(brand, 'a', day(4))
  expect((await restsOf(brand))[0]).toEqual(['PLAN', 0])
})

test('of a purchase that is refunded only what is left is taken back', async () => {
  const brand = await brandWith(['CHARGE', 100, 20], ['REWARD', 10, 20])
  await spend(brand, 'a', 40)
  const refund = { brand, key: `refund:pid-${brand}`, chargeKey: `grant:${brand}:0`, at: noon, kind: 'order' }
  expect(await change((db) => takeBackCharge(db, refund))).toBe(70)
  expect(await change((db) => takeBackCharge(db, refund))).toBe(0)
  expect(await restsOf(brand)).toEqual([
    ['CHARGE', 0],
    ['REWARD', 0],
  ])
})

test('a transaction that ends in between leaves nothing', async () => {
  const brand = await brandWith(['REWARD', 100, 20])
  const before = await entriesOf(brand)
  const use = { brand, key: `use:${brand}:cut`, at: noon, kind: 'task', amount: 30 }
  const cut = change(async (db) => {
    await spendCredits(db, use)
    throw new Error('the process ends here')
  })
  await expect(cut).rejects.toThrow('ends here')
  expect(await entriesOf(brand)).toEqual(before)
  expect(await change((db) => spendCredits(db, use))).toEqual({ ok: true })
})

test('the database refuses to change or delete what is written, and a balance below 0', async () => {
  const brand = await brandWith(['REWARD', 100, 20])
  await database.pool.query(`insert into brand (id, name) overriding system value values ($1, '온기')`, [
    brand,
  ])
  const refused = { code: '23001' }
  for (const statement of [
    'update credit_entry set amount = 1000 where brand_id = $1',
    'delete from credit_entry where brand_id = $1',
    'update credit_lot set granted = 1000 where brand_id = $1',
    'update credit_lot set expires_at = now() where brand_id = $1',
    'delete from credit_lot where brand_id = $1',
    'delete from credit_account where brand_id = $1',
  ])
    await expect(database.pool.query(statement, [brand]), statement).rejects.toMatchObject(refused)
  for (const table of ['credit_entry', 'credit_lot', 'credit_account'])
    await expect(database.pool.query(`truncate ${table} cascade`), table).rejects.toMatchObject(refused)
  const below = { code: '23514' }
  const query = (statement: string) => database.pool.query(statement, [brand])
  await expect(query('update credit_account set balance = -1 where brand_id = $1')).rejects.toMatchObject(
    below,
  )
  await expect(query('update credit_lot set rest = 101 where brand_id = $1')).rejects.toMatchObject(below)
})
