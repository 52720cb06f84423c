import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrand, readBrand } from '#contract/brand.ts'
import { accumulateCredit, listCreditPlans, pageCredits, readCredit } from '#contract/credit.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { grantCredits, spendCredits } from './ledger.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

const make = (token: string, name = '온기') => api.send(createBrand, { token, body: { name } })

async function newBrand() {
  const { token } = await api.person()
  return { token, idBrand: Number((await make(token)).body.idBrand) }
}

/** Entries at these instants: what came below 0 is a use. */
async function fill(
  brand: number,
  ...entries: readonly (readonly [at: string, amount: number, text: string])[]
) {
  await inTransaction(api.database.kysely, async (db) => {
    for (const [time, amount, description] of entries) {
      const at = new Date(time)
      const event = { brand, key: `${time}:${brand}`, at, kind: 'task', description }
      if (amount < 0) await spendCredits(db, { ...event, amount: -amount })
      else {
        const expiresAt = new Date(at.getTime() + 10 * 86_400_000)
        await grantCredits(db, { ...event, amount, type: 'CHARGE', expiresAt })
      }
    }
  })
}

type Credit = {
  at: string
  status: string
  title: string
  credit: number
  balance: number
  expiresAt: string
}

async function page(given: { token: string; idBrand: number }, query = {}, headers = {}) {
  const { status, body } = await api.send(pageCredits, { ...given, query, headers })
  expect(status).toBe(200)
  const { credits } = body._embedded as { credits: Credit[] }
  return { credits, page: body.page }
}

test('the first brand of an owner starts with 100 credits for 365 days, further ones with none', async () => {
  const { token, idBrand } = await newBrand()
  expect((await api.send(readBrand, { token, idBrand })).body).toMatchObject({ credit: 100 })
  const { credits } = await page({ token, idBrand }, {}, { 'accept-language': 'en-US' })
  expect(credits).toMatchObject([{ status: 'REWARD', title: 'Welcome credits', credit: 100, balance: 100 }])
  const days = (Date.parse(credits[0]?.expiresAt ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(365)
  expect(days).toBeLessThan(366)
  const second = await make(token, '둘째')
  expect(second.body).toMatchObject({ credit: 0 })
  const other = { token, idBrand: Number(second.body.idBrand) }
  expect((await api.send(readCredit, other)).body).toEqual({ credit: 0, lots: [] })
  expect((await page(other)).credits).toEqual([])
})

test('two brands that an owner creates at the same moment get 100 credits together', async () => {
  const { token } = await api.person()
  const made = await Promise.all([make(token, '하나'), make(token, '둘')])
  expect(made.map(({ body }) => Number(body.credit)).sort()).toEqual([0, 100])
})

test('the ledger is read newest first, by pages, and by type, day in Seoul and text', async () => {
  const { token, idBrand } = await api.owner()
  await fill(
    idBrand,
    ['2026-03-01T14:59:59Z', 100, '첫 충전'],
    ['2026-03-01T15:00:00Z', 50, '둘째 충전'],
    ['2026-03-02T14:59:59Z', -120, '명함 Design'],
    ['2026-03-02T15:00:00Z', -5, '전단'],
  )
  const given = { token, idBrand }
  const titles = async (query: object) =>
    (await page(given, query)).credits.map(({ credit, balance }) => [credit, balance])
  // A use that took from two lots is one row.
  expect(await titles({})).toEqual([
    [-5, 25],
    [-120, 30],
    [50, 150],
    [100, 100],
  ])
  expect(await page(given, { size: 3, page: 1 })).toMatchObject({
    credits: [{ credit: 100 }],
    page: { number: 1, size: 3, totalPages: 2 },
  })
  expect(await titles({ status: 'USE' })).toHaveLength(2)
  expect(await titles({ startDate: '2026-03-02', endDate: '2026-03-02' })).toEqual([
    [-120, 30],
    [50, 150],
  ])
  expect(await titles({ query: 'design' })).toEqual([[-120, 30]])
  expect(await titles({ query: '%' })).toEqual([])
  expect((await page(given, { status: 'USE' })).credits[0]).toMatchObject({
    title: '디자이너 작업',
    expiresAt: null,
  })
})

test('a title is found by its initial consonants', async () => {
  const brand = await newBrand()
  expect((await page(brand, { query: 'ㅅㅈ' })).credits).toHaveLength(1)
  expect((await page(brand, { query: '시작' })).credits).toHaveLength(1)
  expect((await page(brand, { query: '충전' })).credits).toEqual([])
})

test('what can be spent is listed by expiry, without what has expired', async () => {
  const brand = await newBrand()
  await fill(brand.idBrand, ['2026-03-01T00:00:00Z', 40, '오래된 충전'])
  const { body } = await api.send(readCredit, brand)
  expect(body).toMatchObject({ credit: 100, lots: [{ type: 'REWARD', credit: 100 }] })
})

test('credits have their prices, and are sold to no card of another account and at no price of ones own', async () => {
  const brand = await newBrand()
  const { body } = await api.send(listCreditPlans, { ...brand, query: { type: 'SUBSCRIBE' } })
  const { creditPlans } = body._embedded as { creditPlans: { idCreditPlan: number; credit: number }[] }
  expect(creditPlans).toMatchObject([
    { credit: 1_000, currency: 'KRW', price: 10_000 },
    { credit: 3_000, currency: 'KRW', price: 30_000 },
    { credit: 5_000, currency: 'KRW', price: 50_000 },
    { credit: 10_000, currency: 'KRW', price: 100_000 },
  ])
  const buy = (idCreditPlan: number) =>
    api.send(accumulateCredit, { ...brand, body: { idPayMethod: 1, idCreditPlan } })
  expect(await buy(creditPlans[0]?.idCreditPlan ?? 0)).toMatchObject({ status: 404 })
  expect(await buy(999)).toMatchObject({ status: 404 })
})
