import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { declineTask, listQueue, quoteTask, readQueued, takeTask } from '#contract/operator.ts'
import { acceptQuote, cancelTask, listTaskActs, pageTasks, readTask, requestQuote } from '#contract/task.ts'
import type { PlanKey } from '#model/access/plans.ts'
import { quoteDays } from '#model/tasks/quote.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { staffToken } from '../../../tests/contract/fixtures.ts'
import { grantCredits } from '../billing/credits/ledger.ts'
import { readBalance } from '../billing/credits/queries.ts'
import { findLedgerFaults } from '../billing/testing/test-ledger.ts'
import { printPdf } from './test-print.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>
let desk: string

const booklet = { kind: 'other', amount: 30, width: 90, height: 50, pages: 8 } as const
const address = { recipient: '이가온', phone: '010-1234-5678', address: '서울 성북구 성북로99길 7, 1층' }
const wish = '미색 모조지에 중철 제본으로요'
const asked = { ...booklet, ...address, title: '작은 책', wish }
const pdf = await printPdf({ pages: 8 })
const offer = { credit: 1_200, days: 5, text: '미색 모조지 100 g, 중철 제본이에요' }

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

let grants = 0
beforeEach(async () => {
  owner = await api.owner()
  await setPlan('PLUS')
  await grant(5_000)
  desk = await staffToken(api, 'DESIGNER')
})

const setPlan = (plan: PlanKey) =>
  api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', owner.idBrand).execute()
const grant = (amount: number) =>
  inTransaction(api.database.kysely, (db) =>
    grantCredits(db, {
      brand: owner.idBrand,
      key: `charge:quote-${++grants}`,
      at: new Date(),
      kind: 'charge',
      type: 'CHARGE',
      amount,
      expiresAt: endOfDays(new Date(), 365),
    }),
  )
const balance = () => readBalance(api.database.kysely, owner.idBrand)
const ofTeam = (call: Parameters<TestApi['send']>[0], sent: object = {}) =>
  api.send(call, { token: owner.token, idBrand: owner.idBrand, ...sent })
const ask = async (body: object = asked, more: object = {}) =>
  ofTeam(requestQuote, { body, file: pdf, ...more })
const answer = (idTask: number, body: object = offer) =>
  api.send(quoteTask, { token: desk, params: { idTask }, body })
const accept = (idTask: number, credit = offer.credit, headers: Record<string, string> = {}) =>
  ofTeam(acceptQuote, { params: { idTask }, body: { credit }, headers })
async function offered(): Promise<number> {
  const idTask = Number((await ask()).body.idTask)
  expect((await answer(idTask)).status).toBe(200)
  return idTask
}
const countOf = async (table: 'task' | 'task_quote' | 'task_address' | 'file' | 'file_upload') =>
  Number(
    (await api.database.pool.query(`select count(*) n from ${table} where brand_id = $1`, [owner.idBrand]))
      .rows[0]?.n,
  )
const mails = async () =>
  (
    await api.database.pool.query<{ about: string }>(
      'select about from task_mail where brand_id = $1 order by id',
      [owner.idBrand],
    )
  ).rows.map(({ about }) => about)
const conflict = { status: 409, body: { code: 'CONFLICT' } }

test('a request costs nothing, and names what is asked for without the address', async () => {
  const { status, body } = await ask()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ title: '작은 책', request: wish, status: 'REQUESTED', credit: 0, needsPriceCheck: false },
    ...{ print: null, quoteState: 'ASKED', files: [{ name: '온기 명함.pdf' }] },
    quote: { ...booklet, credit: null, days: null, expiresAt: null },
  })
  expect(JSON.stringify(body)).not.toContain(address.phone)
  expect([await balance(), await mails()]).toEqual([5_000, ['QUOTE_ASKED']])
})

test('the desk answers with credits and days, which the team sees for two weeks and is told of', async () => {
  const idTask = await offered()
  const { body } = await ofTeam(readTask, { params: { idTask } })
  expect(body).toMatchObject({
    ...{ quoteState: 'OFFERED', credit: 0 },
    quote: { credit: 1_200, days: 5, expiresAt: endOfDays(new Date(), quoteDays).toISOString() },
    messages: [{ side: 'STAFF', kind: 'QUOTE', text: offer.text }],
  })
  const listed = (await ofTeam(pageTasks)).body._embedded as { tasks: object[] }
  expect(listed.tasks).toMatchObject([{ idTask, quoteState: 'OFFERED' }])
  const { acts } = (await ofTeam(listTaskActs)).body._embedded as { acts: object[] }
  expect(acts).toMatchObject([{ act: 'QUOTE', idTask, details: '1200 / 5' }])
  expect([await balance(), await mails()]).toEqual([5_000, ['QUOTE_ASKED', 'QUOTED']])
})

test('accepting takes the credits once, however often it is sent', async () => {
  const idTask = await offered()
  const headers = { 'idempotency-key': 'accept-once' }
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => accept(idTask, offer.credit, headers)),
    ...[1, 2].map(() => accept(idTask)),
  ])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await accept(idTask)).toMatchObject(conflict)
  const { body } = await ofTeam(readTask, { params: { idTask } })
  expect(body).toMatchObject({
    ...{ quoteState: 'ACCEPTED', status: 'REQUESTED', credit: 1_200, creditState: 'RESERVED' },
    needsPriceCheck: false,
  })
  expect([await balance(), await mails()]).toEqual([3_800, ['QUOTE_ASKED', 'QUOTED', 'REQUESTED']])
})

test('an accepted quote is repeated under its key as the first answer', async () => {
  const idTask = await offered()
  const headers = { 'idempotency-key': 'accept-again' }
  const [one, other] = [
    await accept(idTask, offer.credit, headers),
    await accept(idTask, offer.credit, headers),
  ]
  expect([one.status, other.body]).toEqual([200, one.body])
  expect(await balance()).toBe(3_800)
})

test('a task begins only once its quote is accepted, and is paid back when it is cancelled before', async () => {
  const idTask = await offered()
  const params = { idTask }
  expect(await api.send(takeTask, { token: desk, params })).toMatchObject(conflict)
  await accept(idTask)
  expect(await ofTeam(cancelTask, { params })).toMatchObject({ body: { creditState: 'RETURNED' } })
  expect([await balance(), await countOf('task_address')]).toEqual([5_000, 0])
  expect(await accept(idTask)).toMatchObject(conflict)
  const second = await offered()
  await accept(second)
  const taken = await api.send(takeTask, { token: desk, params: { idTask: second } })
  expect(taken).toMatchObject({ body: { status: 'IN_PROGRESS', quoteState: 'ACCEPTED', address } })
})

test('who declines a quote, or is declined, pays nothing and gets nothing back', async () => {
  const declined = await offered()
  expect(await ofTeam(cancelTask, { params: { idTask: declined } })).toMatchObject({
    body: { status: 'CANCELED', credit: 0 },
  })
  expect(await answer(declined)).toMatchObject(conflict)
  const refused = Number((await ask()).body.idTask)
  const token = await staffToken(api, 'OPERATOR')
  const body = { reason: '이 크기는 인쇄할 수 없어요' }
  expect((await api.send(declineTask, { token, params: { idTask: refused }, body })).status).toBe(200)
  expect([await balance(), await countOf('task_address')]).toEqual([5_000, 0])
  expect((await mails()).filter((about) => about === 'QUOTE_CLOSED')).toHaveLength(2)
})

test('another answer replaces the first one, until one is accepted', async () => {
  const idTask = await offered()
  await answer(idTask, { ...offer, credit: 1_500, days: 7 })
  expect(await accept(idTask)).toMatchObject({
    body: { code: 'CONFLICT', reason: { name: 'AMOUNT_CHANGED', amount: 1_500 } },
  })
  expect(await balance()).toBe(5_000)
  expect((await accept(idTask, 1_500)).status).toBe(200)
  expect(await answer(idTask)).toMatchObject(conflict)
  expect(await balance()).toBe(3_500)
})

test('a quote that has expired is refused in its own words, until the desk answers again', async () => {
  const idTask = await offered()
  await api.database.pool.query('update task_quote set expires_at = now() where task_id = $1', [idTask])
  expect((await ofTeam(readTask, { params: { idTask } })).body.quoteState).toBe('EXPIRED')
  expect(await accept(idTask)).toMatchObject({
    ...conflict,
    body: { code: 'CONFLICT', message: expect.stringContaining('기한이 지난 견적') },
  })
  await answer(idTask)
  expect((await accept(idTask)).status).toBe(200)
})

test('without enough credits a quote stays, and is accepted once they are there', async () => {
  const idTask = Number((await ask()).body.idTask)
  await answer(idTask, { ...offer, credit: 6_000 })
  const missing = { field: 'credit', code: 'NOT_ENOUGH_CREDIT', words: { missing: 1_000 } }
  expect(await accept(idTask, 6_000)).toMatchObject({
    status: 409,
    body: { code: 'NOT_ENOUGH_CREDIT', details: [missing] },
  })
  expect((await ofTeam(readTask, { params: { idTask } })).body).toMatchObject({
    quoteState: 'OFFERED',
    credit: 0,
  })
  await grant(1_000)
  expect((await accept(idTask, 6_000)).status).toBe(200)
  expect(await balance()).toBe(0)
})

test('while payments of a brand are paused no quote is asked for or accepted', async () => {
  const idTask = await offered()
  await api.database.pool.query(`insert into brand_pause (brand_id, reason) values ($1, '확인')`, [
    owner.idBrand,
  ])
  const paused = { status: 409, body: { reason: { name: 'BRAND_PAUSED' } } }
  expect(await accept(idTask)).toMatchObject(paused)
  expect(await ask()).toMatchObject(paused)
  expect([await balance(), await countOf('task'), await countOf('file')]).toEqual([5_000, 1, 1])
})

test('a smaller plan neither asks nor accepts, but may decline', async () => {
  const idTask = await offered()
  await setPlan('BASIC')
  for (const { status, body } of [await accept(idTask), await ask()])
    expect([status, body.code]).toEqual([403, 'FORBIDDEN_PLAN'])
  expect((await ofTeam(cancelTask, { params: { idTask } })).status).toBe(200)
})

test('a quote of another brand is not there', async () => {
  const idTask = await offered()
  const other = await api.owner()
  await api.database.kysely
    .updateTable('brand')
    .set({ plan: 'PLUS' })
    .where('id', '=', other.idBrand)
    .execute()
  const sent = { token: other.token, idBrand: other.idBrand, params: { idTask }, body: { credit: 1_200 } }
  expect((await api.send(acceptQuote, sent)).status).toBe(404)
  expect(await balance()).toBe(5_000)
})

test('a file that is not what the quote is asked for is refused, and leaves nothing', async () => {
  expect(await ask(asked, { file: await printPdf({ pages: 7 }) })).toMatchObject({
    body: { details: [{ code: 'PRINT_PAGES_DIFFER', words: { pages: 7, wanted: 8 } }] },
  })
  expect([await countOf('task'), await countOf('file_upload'), await countOf('task_quote')]).toEqual([
    0, 0, 0,
  ])
})

test('a request that is sent again with its key is one request', async () => {
  const headers = { 'idempotency-key': 'quote-once' }
  const [one, other] = [await ask(asked, { headers }), await ask(asked, { headers })]
  expect(other.body.idTask).toBe(one.body.idTask)
  expect([await countOf('task'), await countOf('file')]).toEqual([1, 1])
})

test('the desk sees which tasks wait for a quote, and not where they go', async () => {
  const idTask = Number((await ask()).body.idTask)
  const queue = await api.send(listQueue, { token: desk, query: { size: 200 } })
  expect(queue.body._embedded).toMatchObject({
    tasks: expect.arrayContaining([expect.objectContaining({ idTask, quoteState: 'ASKED' })]),
  })
  expect((await api.send(readQueued, { token: desk, params: { idTask } })).body).toMatchObject({
    quote: booklet,
    address: null,
  })
})
