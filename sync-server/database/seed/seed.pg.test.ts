import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../open.ts'
import { createTestDatabase } from '../test-database.ts'
import { seed } from './seed.ts'

const tables = ['industry', 'option_item', 'country', 'language', 'plan', 'policy_document'] as const
let database: Database
let locales: string

beforeAll(async () => {
  database = await createTestDatabase()
  locales = mkdtempSync(join(tmpdir(), 'saegim-locales-'))
  mkdirSync(join(locales, 'ko', 'policy'), { recursive: true })
  cpSync(join(import.meta.dirname, '../../../locales/ko/countries.json'), join(locales, 'ko/countries.json'))
})

afterAll(async () => {
  await database.close()
  rmSync(locales, { recursive: true })
})

test('seeding twice changes nothing, not even ids', async () => {
  const before = await everything()
  await Promise.all([seed(database.kysely), seed(database.kysely)])
  expect(await everything()).toEqual(before)
})

test('the reference tables hold what the product offers', async () => {
  const { kysely } = database
  const groups = await kysely.selectFrom('industry').select('key').where('parent_id', 'is', null).execute()
  expect(groups).toHaveLength(7)
  const keywords = await kysely
    .selectFrom('option_item')
    .select('key')
    .where('kind', '=', 'keyword')
    .execute()
  expect(keywords).toHaveLength(120)
  const first = await kysely.selectFrom('country').select('code').orderBy('position').executeTakeFirst()
  expect(first).toEqual({ code: 'KR' })
  const plans = await kysely
    .selectFrom('plan')
    .select(['key', 'level', 'price', 'price_of_year', 'credit', 'storage_bytes'])
    .where('currency', '=', 'KRW')
    .orderBy('level')
    .execute()
  expect(plans).toEqual([
    {
      key: 'FREE',
      level: 1,
      price: 0,
      price_of_year: 0,
      credit: 100,
      storage_bytes: 104_857_600,
    },
    {
      key: 'BASIC',
      level: 10,
      price: 29_900,
      price_of_year: 299_000,
      credit: 500,
      storage_bytes: 10_737_418_240,
    },
    {
      key: 'PLUS',
      level: 11,
      price: 85_400,
      price_of_year: 854_000,
      credit: 2_000,
      storage_bytes: 107_374_182_400,
    },
  ])
})

test('a price that the operator changed stays', async () => {
  await database.pool.query(`update plan set price = 1 where key = 'BASIC' and currency = 'KRW'`)
  await seed(database.kysely)
  const { rows } = await database.pool.query(
    `select price from plan where key = 'BASIC' and currency = 'KRW'`,
  )
  expect(rows).toEqual([{ price: 1 }])
})

test('a new version of a policy becomes the latest and the old one stays readable', async () => {
  writePolicy(1, '"{{term.effectiveDate}}"')
  await seed(database.kysely, locales)
  writePolicy(2, '2026-12-01')
  await seed(database.kysely, locales)
  const versions = await database.kysely
    .selectFrom('policy_document')
    .select(['version', 'title', 'body', 'is_latest', 'effective_at'])
    .where('type', '=', 'TEST')
    .orderBy('version')
    .execute()
  expect(versions).toEqual([
    {
      version: 1,
      title: '시험',
      body: '본문 1',
      is_latest: false,
      effective_at: null,
    },
    {
      version: 2,
      title: '시험',
      body: '본문 2',
      is_latest: true,
      effective_at: new Date('2026-11-30T15:00:00Z'),
    },
  ])
})

test('a policy without its facts stops the seed and names the file', async () => {
  writeFileSync(join(locales, 'ko/policy/TEST.md'), '본문')
  await expect(seed(database.kysely, locales)).rejects.toThrow(/TEST\.md does not begin with its facts/)
})

function writePolicy(version: number, effectiveDate: string) {
  writeFileSync(
    join(locales, 'ko/policy/TEST.md'),
    `---\ntype: TEST\nlanguage: ko-KR\nversion: ${version}\ntitle: 시험\neffectiveDate: ${effectiveDate}\n---\n본문 ${version}\n`,
  )
}

async function everything() {
  const rows = await Promise.all(
    tables.map((table) => database.pool.query(`select * from ${table} order by ${table}::text`)),
  )
  return rows.map((result) => result.rows)
}
