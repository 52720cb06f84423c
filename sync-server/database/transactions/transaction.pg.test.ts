import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../open.ts'
import { createTestDatabase } from '../test-database.ts'
import { inTransaction, isUniqueViolation } from './transaction.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

test('transactions with serialization failures are repeated until all are committed', async () => {
  const { id } = await database.kysely
    .insertInto('brand')
    .values({ name: '온기' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const addOne = () =>
    inTransaction(
      database.kysely,
      async (transaction) => {
        const { credit } = await transaction
          .selectFrom('brand')
          .select('credit')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await transaction
          .updateTable('brand')
          .set({ credit: credit + 1 })
          .where('id', '=', id)
          .execute()
      },
      { isolation: 'serializable' },
    )
  await Promise.all([addOne(), addOne(), addOne()])
  const { rows } = await database.pool.query('select credit from brand where id = $1', [id])
  expect(rows).toEqual([{ credit: 3 }])
})

test('any other failure rejects at once and is rolled back', async () => {
  let runs = 0
  await expect(
    inTransaction(database.kysely, async (transaction) => {
      runs += 1
      await transaction.insertInto('brand').values({ name: '반쪽' }).execute()
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(runs).toBe(1)
  expect(await database.kysely.selectFrom('brand').where('name', '=', '반쪽').selectAll().execute()).toEqual(
    [],
  )
})

test('unique violations are recognised by the name of the constraint', async () => {
  const account = { email: 'hana@example.com', full_name: '하나' }
  await database.kysely.insertInto('account').values(account).execute()
  const failure = await database.kysely
    .insertInto('account')
    .values({ ...account, email: 'HANA@example.com' })
    .execute()
    .catch((error: unknown) => error)
  expect(isUniqueViolation(failure)).toBe(true)
  expect(isUniqueViolation(failure, 'account_email_key')).toBe(true)
  expect(isUniqueViolation(failure, 'brand_pkey')).toBe(false)
  expect(isUniqueViolation(new Error('no'))).toBe(false)
})

test('bytes, times, numbers and JSON are read back unchanged', async () => {
  const data = new Uint8Array([0, 255, 7])
  await database.kysely.insertInto('doc_update').values({ brand_id: 1, document: 'guide', data }).execute()
  const row = await database.kysely.selectFrom('doc_update').selectAll().executeTakeFirstOrThrow()
  expect(new Uint8Array(row.data)).toEqual(data)
  expect(row.seq).toBeTypeOf('number')
  expect(row.created_at).toBeInstanceOf(Date)
  const shadow = { core: { background: '동네 빵집' }, values: [1, null] }
  await database.kysely
    .insertInto('doc_shadow')
    .values({ brand_id: 1, document: 'guide', shadow: JSON.stringify(shadow) })
    .execute()
  const stored = await database.kysely.selectFrom('doc_shadow').select('shadow').executeTakeFirstOrThrow()
  expect(stored.shadow).toEqual(shadow)
})
