import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { declineTask, readQueued, takeTask } from '#contract/operator.ts'
import { acceptTask, cancelTask, orderPrint, readTask } from '#contract/task.ts'
import type { PlanKey } from '#model/access/plans.ts'
import { brandRoles } from '#model/access/roles.ts'
import { printPrice } from '#model/tasks/print.ts'
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

const choice = {
  kind: 'card',
  paper: 'snow250',
  finish: 'matte',
  amount: 200,
  width: 90,
  height: 50,
  sides: 2,
} as const
const price = printPrice(choice) ?? 0
const address = { recipient: '이가온', phone: '010-1234-5678', address: '서울 성북구 성북로99길 7, 1층' }
const order = { ...choice, ...address, title: '온기 명함', note: '모서리는 네모로요', credit: price }
const pdf = await printPdf()

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
  await inTransaction(api.database.kysely, (db) =>
    grantCredits(db, {
      brand: owner.idBrand,
      key: `charge:print-${++grants}`,
      at: new Date(),
      kind: 'charge',
      type: 'CHARGE',
      amount: 5_000,
      expiresAt: endOfDays(new Date(), 365),
    }),
  )
})

const setPlan = (plan: PlanKey) =>
  api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', owner.idBrand).execute()
const send = (body: object = order, more: object = {}) =>
  api.send(orderPrint, { token: owner.token, idBrand: owner.idBrand, body, file: pdf, ...more })
const balance = () => readBalance(api.database.kysely, owner.idBrand)
const ofTeam = (call: Parameters<TestApi['send']>[0], idTask: number) =>
  api.send(call, { token: owner.token, idBrand: owner.idBrand, params: { idTask } })
async function countOf(table: 'task' | 'task_print' | 'task_address' | 'file' | 'file_upload') {
  const { rows } = await api.database.pool.query<{ n: string }>(
    `select count(*) n from ${table} where brand_id = $1`,
    [owner.idBrand],
  )
  return Number(rows[0]?.n)
}

test('an order is a task with its file, paid from the credits', async () => {
  const answer = await send()
  expect(answer).toMatchObject({
    status: 200,
    body: {
      title: '온기 명함',
      request: '모서리는 네모로요',
      status: 'REQUESTED',
      credit: price,
      products: [],
      needsPriceCheck: false,
      print: choice,
      files: [{ name: '온기 명함.pdf', type: 'application/pdf' }],
    },
  })
  expect(await balance()).toBe(5_000 - price)
})

test('what devices store of an order has no address', async () => {
  const idTask = Number((await send()).body.idTask)
  const { body } = await ofTeam(readTask, idTask)
  for (const text of Object.values(address)) expect(JSON.stringify(body)).not.toContain(text)
  const { rows } = await api.database.pool.query<{ body: string }>('select body::text from idempotency')
  expect(rows.filter(({ body: stored }) => stored?.includes(address.phone))).toEqual([])
})

test('only plans with print orders may order', async () => {
  for (const plan of ['FREE', 'BASIC'] as const) {
    await setPlan(plan)
    expect(await send()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN_PLAN' } })
  }
  expect([await countOf('task'), await countOf('file'), await balance()]).toEqual([0, 0, 5_000])
})

test('owners and admins may order, others and strangers may not', async () => {
  const allowed: string[] = []
  for (const role of brandRoles) {
    const { token, id } = await api.person()
    await api.join(owner.idBrand, id, role)
    const { status, body } = await send(order, { token })
    if (status === 200) allowed.push(role)
    else expect([status, body.code]).toEqual([403, 'FORBIDDEN_ROLE'])
  }
  expect(allowed.sort()).toEqual(['BRAND_ROLE_ADMIN', 'BRAND_ROLE_OWNER'])
  const stranger = await api.person()
  expect((await send(order, { token: stranger.token })).status).toBe(404)
})

test('another price than that of the list is refused with the price, and leaves nothing', async () => {
  expect(await send({ ...order, credit: price - 10 })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', reason: { name: 'AMOUNT_CHANGED', amount: price } },
  })
  expect([await countOf('task'), await countOf('file'), await countOf('file_upload')]).toEqual([0, 0, 0])
})

test('what is not on the list, an address that is none, and a file that is no PDF are refused', async () => {
  expect((await send({ ...order, amount: 201 })).status).toBe(404)
  expect((await send({ ...order, paper: 'fabric' })).status).toBe(404)
  expect((await send({ ...order, phone: 'call me' })).status).toBe(400)
  expect((await send({ ...order, address: ' ' })).status).toBe(400)
  const text = { bytes: Buffer.from('이름,값\n'), name: '명함.pdf', type: 'application/pdf' }
  expect(await send(order, { file: text })).toMatchObject({ body: { code: 'UNSUPPORTED_TYPE' } })
  expect([await countOf('task'), await countOf('file'), await countOf('file_upload')]).toEqual([0, 0, 0])
})

const unlike = (code: string, words: object) => ({
  status: 415,
  body: {
    code: 'UNSUPPORTED_TYPE',
    message: expect.stringContaining('크레딧은 쓰지 않았어요'),
    details: [{ field: 'file', code, words }],
  },
})

test('a file with other pages than those that are paid for is refused, and nothing is charged or stored', async () => {
  expect(await send(order, { file: await printPdf({ pages: 1 }) })).toMatchObject(
    unlike('PRINT_PAGES_DIFFER', { pages: 1, wanted: 2 }),
  )
  expect(await send(order, { file: await printPdf({ width: 100 }) })).toMatchObject(
    unlike('PRINT_SIZE_DIFFERS', { page: 1, size: '100 × 50 mm', wanted: '90 × 50 mm' }),
  )
  expect(await send({ ...order, bleed: 3 })).toMatchObject(
    unlike('PRINT_BLEED_DIFFERS', { page: 1, wanted: 3 }),
  )
  expect([await countOf('task'), await countOf('file_upload'), await balance()]).toEqual([0, 0, 5_000])
  expect((await send({ ...order, bleed: 2 })).status).toBe(200)
})

test('a file that cannot be read as a PDF is refused', async () => {
  const locked = await PDFDocument.load(pdf.bytes)
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret', permissions: {} })
  for (const bytes of [Buffer.from('%PDF-1.7\n%%EOF\n'), Buffer.from(await locked.save())])
    expect(await send(order, { file: { ...pdf, bytes } })).toMatchObject({
      status: 415,
      body: { details: [{ field: 'file', code: 'DAMAGED_FILE' }] },
    })
  expect([await countOf('task'), await balance()]).toEqual([0, 5_000])
})

test('without enough credits nothing is ordered, and the file is gone', async () => {
  const banner = { ...order, kind: 'banner', paper: 'fabric', finish: 'none', sides: 1, amount: 10 } as const
  const size = { width: 5000, height: 900 }
  const dear = { ...banner, ...size, credit: printPrice({ ...banner, ...size }) }
  const file = await printPdf({ ...size, pages: 1 })
  expect(await send(dear, { file })).toMatchObject({ body: { code: 'NOT_ENOUGH_CREDIT' } })
  expect([await countOf('task'), await countOf('file'), await countOf('task_address')]).toEqual([0, 0, 0])
})

test('an order that is sent again with its key is one order', async () => {
  const headers = { 'idempotency-key': 'print-once' }
  const [one, other] = [await send(order, { headers }), await send(order, { headers })]
  expect(other.body.idTask).toBe(one.body.idTask)
  expect([await countOf('task'), await countOf('file'), await balance()]).toEqual([1, 1, 5_000 - price])
})

test('the designer who has taken it reads where it goes, until the task ends', async () => {
  const token = await staffToken(api, 'DESIGNER')
  const idTask = Number((await send()).body.idTask)
  const params = { idTask }
  expect(await api.send(readQueued, { token, params })).toMatchObject({
    body: { print: choice, address: null },
  })
  await api.send(takeTask, { token, params })
  expect((await api.send(readQueued, { token, params })).body.address).toEqual(address)
  const other = await staffToken(api, 'DESIGNER')
  expect((await api.send(readQueued, { token: other, params })).body.address).toBeNull()
  await api.database.pool.query(`update task set status = 'REVIEW' where id = $1`, [idTask])
  expect((await ofTeam(acceptTask, idTask)).status).toBe(200)
  expect(await api.send(readQueued, { token, params })).toMatchObject({
    body: { print: choice, address: null },
  })
  expect(await countOf('task_address')).toBe(0)
})

test('an order that is cancelled or declined is paid back, and its address is deleted', async () => {
  const first = Number((await send()).body.idTask)
  expect(await ofTeam(cancelTask, first)).toMatchObject({ status: 200, body: { creditState: 'RETURNED' } })
  const second = Number((await send()).body.idTask)
  const desk = { token: await staffToken(api, 'OPERATOR'), params: { idTask: second } }
  await api.send(declineTask, { ...desk, body: { reason: '지금은 인쇄할 수 없어요' } })
  expect([await countOf('task_address'), await countOf('task_print'), await balance()]).toEqual([0, 2, 5_000])
})
