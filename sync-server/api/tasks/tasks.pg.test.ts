import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pageCredits } from '#contract/credit.ts'
import { uploadImage } from '#contract/file.ts'
import { listShares } from '#contract/share.ts'
import {
  acceptTask,
  cancelTask,
  listTaskCategories,
  listTaskProducts,
  listTaskStatuses,
  pageTasks,
  readTask,
  requestTask,
  reviseTask,
  writeToTask,
} from '#contract/task.ts'
import { taskProducts } from '#model/tasks/products.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { grantCredits } from '../billing/credits/ledger.ts'
import { readBalance } from '../billing/credits/queries.ts'
import { findLedgerFaults } from '../billing/testing/test-ledger.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>
let sent: { readonly token: string; readonly idBrand: number }

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

beforeEach(async () => {
  owner = await api.owner()
  sent = { token: owner.token, idBrand: owner.idBrand }
})

const card = { title: '명함', request: '앞뒤로 만들어 주세요', credit: 3_000, products: [4] }

let grants = 0
const grant = (amount: number) =>
  inTransaction(api.database.kysely, (db) =>
    grantCredits(db, {
      brand: owner.idBrand,
      key: `charge:test-${++grants}`,
      at: new Date(),
      kind: 'charge',
      type: 'CHARGE',
      amount,
      expiresAt: endOfDays(new Date(), 365),
    }),
  )
const balance = () => readBalance(api.database.kysely, owner.idBrand)
const ask = (body: object = card, headers: Record<string, string> = {}) =>
  api.send(requestTask, { ...sent, body, headers })
const list = async (query: Record<string, string | number> = {}) => {
  const { body } = await api.send(pageTasks, { ...sent, query })
  return (body._embedded as { tasks: { title: string }[] }).tasks.map(({ title }) => title)
}
async function mails(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ about: string }>(
    'select about from task_mail where brand_id = $1 order by id',
    [owner.idBrand],
  )
  return rows.map(({ about }) => about)
}
const put = (idTask: number, status: string) =>
  api.database.pool.query(`update task set status = $2, credit_state = 'SPENT' where id = $1`, [
    idTask,
    status,
  ])

describe('what is on sale', () => {
  test('is listed by category in the language of the caller', async () => {
    const { token } = owner
    const categories = await api.send(listTaskCategories, { token, query: { type: 'DESIGN' } })
    expect(categories.body._embedded).toMatchObject({
      categories: [
        { idCategory: 1, key: 'LOGO', name: '로고' },
        { name: '인쇄물' },
        { name: '소셜·광고' },
        { name: '문서' },
        { name: '포장' },
      ],
    })
    const print = { token, query: { idCategory: 2 }, headers: { 'accept-language': 'en' } }
    expect((await api.send(listTaskProducts, print)).body._embedded).toMatchObject({
      products: [
        { idTaskProduct: 4, idCategory: 2, name: 'Business card, two sides', credit: 3_000 },
        { credit: 6_000 },
        { credit: 4_000 },
        { credit: 8_000 },
        { credit: 400 },
      ],
    })
    const all = (await api.send(listTaskProducts, { token })).body._embedded as { products: unknown[] }
    expect(all.products).toHaveLength(taskProducts.length)
    // The credits of a month of the smallest plan.
    expect(taskProducts.filter(({ credit }) => credit >= 300 && credit <= 500)).toHaveLength(5)
    const statuses = await api.send(listTaskStatuses, { token })
    expect(statuses.body._embedded).toMatchObject({
      statuses: [{ key: 'REQUESTED', value: '의뢰함' }, {}, {}, {}, {}],
    })
  })
})

describe('a request', () => {
  test('takes the sum of its products from the credits', async () => {
    await grant(10_000)
    const answer = await ask({ ...card, products: [4, 8], credit: 4_500 })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        title: '명함',
        status: 'REQUESTED',
        creditState: 'RESERVED',
        credit: 4_500,
        requestedBy: '한결',
        products: [{ idTaskProduct: 4 }, { idTaskProduct: 8 }],
      },
    })
    expect(await balance()).toBe(5_500)
    const page = await api.send(pageCredits, { ...sent, query: { status: 'USE' } })
    expect(page.body._embedded).toMatchObject({
      credits: [{ title: '디자이너 작업', description: '명함', credit: -4_500 }],
    })
    expect(await mails()).toEqual(['REQUESTED'])
  })

  test('is refused where the price is another one than was shown, with the price', async () => {
    await grant(10_000)
    const changed = { field: 'credit', code: 'TASK_PRICE_CHANGED', words: { amount: 3_000 } }
    expect(await ask({ ...card, credit: 2_500 })).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        reason: { name: 'AMOUNT_CHANGED', amount: 3_000 },
        message: expect.stringContaining('3000'),
        details: [changed],
      },
    })
    expect(await ask({ ...card, products: [999] })).toMatchObject({ status: 404 })
    expect(await balance()).toBe(10_000)
  })

  test('names the size of its products, of those that they are made in', async () => {
    await grant(10_000)
    const forms = [{ idTaskProduct: 4, form: '90 × 50 mm' }]
    expect(await ask({ ...card, products: [4, 2], credit: 4_500, forms })).toMatchObject({
      body: {
        products: [
          { idTaskProduct: 4, form: '90 × 50 mm' },
          { idTaskProduct: 2, form: null },
        ],
        needsPriceCheck: false,
      },
    })
    for (const wrong of [
      { idTaskProduct: 4, form: '1 × 1 mm' },
      { idTaskProduct: 2, form: 'OTHER' },
      { idTaskProduct: 5, form: 'A4' },
    ])
      expect(await ask({ ...card, forms: [wrong] })).toMatchObject({
        status: 404,
        body: { details: [{ field: 'forms' }] },
      })
    expect(await balance()).toBe(5_500)
  })

  test('without products is taken at its credit, at least that of the cheapest one, and its price is to be checked', async () => {
    await grant(10_000)
    const { products: _products, ...bare } = card
    expect(await ask({ ...bare, credit: 200 })).toMatchObject({
      status: 409,
      body: { reason: { name: 'AMOUNT_CHANGED', amount: 300 } },
    })
    expect(await ask({ ...bare, credit: 2_000 })).toMatchObject({
      status: 200,
      body: { credit: 2_000, products: [], needsPriceCheck: true },
    })
    expect(await balance()).toBe(8_000)
  })

  test('is refused without enough credits, with what is missing, and leaves nothing', async () => {
    await grant(2_000)
    const missing = { field: 'credit', code: 'NOT_ENOUGH_CREDIT', words: { missing: 1_000 } }
    expect(await ask({ ...card, guide: true })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_CREDIT', details: [missing] },
    })
    expect([await balance(), await list(), await mails()]).toEqual([2_000, [], []])
    expect((await api.send(listShares, sent)).body._embedded).toEqual({ shares: [] })
  })

  test('that is sent again with its key is one request', async () => {
    await grant(10_000)
    const headers = { 'idempotency-key': `ask-${owner.idBrand}` }
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(card, headers)))
    expect(new Set(answers.map(({ body }) => body.idTask)).size).toBe(1)
    expect([await balance(), await list()]).toEqual([7_000, ['명함']])
  })

  test('of two at once that only one can be paid for, one is refused', async () => {
    await grant(5_000)
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await balance()).toBe(2_000)
  })

  test('has files of the brand and a link to the guide, and no file of others', async () => {
    await grant(10_000)
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const upload = async (to: { token: string; idBrand: number }, body: object) =>
      Number(
        (await api.send(uploadImage, { ...to, body, file: { bytes: png, name: 'a.png', type: 'image/png' } }))
          .body.idFile,
      )
    const logo = await upload(sent, { fileType: 'LOGO' })
    const own = await upload(sent, { fileType: 'DRIVE', createdType: 'USER' })
    const other = await api.owner()
    const theirs = await upload({ token: other.token, idBrand: other.idBrand }, { fileType: 'LOGO' })
    for (const files of [[theirs], [logo, 999_999], [own]])
      expect(await ask({ ...card, files })).toMatchObject({
        status: 404,
        body: { details: [{ field: 'files' }] },
      })
    expect(await balance()).toBe(10_000)
    const { body } = await ask({ ...card, files: [logo], guide: true })
    expect(body).toMatchObject({
      hasGuide: true,
      files: [{ idFile: logo, name: 'a.png', type: 'image/png', url: `/api/v1/file/${logo}` }],
    })
    expect((await api.send(listShares, sent)).body._embedded).toMatchObject({ shares: [{ part: 'ALL' }] })
    await api.send(cancelTask, { ...sent, params: { idTask: Number(body.idTask) } })
    expect((await api.send(listShares, sent)).body._embedded).toEqual({ shares: [] })
  })
})

describe('a task', () => {
  async function task(): Promise<{ readonly idTask: number }> {
    await grant(3_000)
    return { idTask: Number((await ask()).body.idTask) }
  }
  const conflict = { status: 409, body: { code: 'CONFLICT' } }

  test('that has not begun is cancelled, and its credits are back once', async () => {
    const params = await task()
    expect(await balance()).toBe(0)
    const answers = await Promise.all([1, 2, 3].map(() => api.send(cancelTask, { ...sent, params })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await api.send(readTask, { ...sent, params })).toMatchObject({
      body: { status: 'CANCELED', creditState: 'RETURNED' },
    })
    expect(await balance()).toBe(3_000)
    expect(await mails()).toEqual(['REQUESTED', 'CANCELED'])
    expect(await api.send(writeToTask, { ...sent, params, body: { text: '여보세요' } })).toMatchObject(
      conflict,
    )
  })

  test('that has begun is not cancelled', async () => {
    const params = await task()
    await put(params.idTask, 'IN_PROGRESS')
    expect(await api.send(cancelTask, { ...sent, params })).toMatchObject(conflict)
    expect(await api.send(acceptTask, { ...sent, params })).toMatchObject(conflict)
    expect(await balance()).toBe(0)
  })

  test('goes back for changes, with what should change, and ends when it is accepted', async () => {
    const params = await task()
    await put(params.idTask, 'REVIEW')
    const changes = { ...sent, params, body: { text: '조금 더 크게' } }
    expect(await api.send(reviseTask, changes)).toMatchObject({
      body: {
        status: 'IN_PROGRESS',
        messages: [{ side: 'TEAM', kind: 'CHANGES', author: '한결', text: '조금 더 크게' }],
      },
    })
    expect(await api.send(reviseTask, changes)).toMatchObject(conflict)
    await put(params.idTask, 'REVIEW')
    expect(await api.send(acceptTask, { ...sent, params })).toMatchObject({ body: { status: 'DONE' } })
    expect(await balance()).toBe(0)
  })

  test('is found by its state and its title', async () => {
    await grant(6_000)
    await ask()
    await ask({ ...card, title: '두 번째 명함' })
    expect(await list()).toEqual(['두 번째 명함', '명함'])
    expect(await list({ query: '두 번째' })).toEqual(['두 번째 명함'])
    expect(await list({ status: 'DONE' })).toEqual([])
    expect(await list({ size: 1, page: 1 })).toEqual(['명함'])
  })
})
