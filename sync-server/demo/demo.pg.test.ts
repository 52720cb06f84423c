import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soonDays } from '#model/money/credits.ts'
import { addMonths } from '#model/time/periods.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { openCardKey } from '../api/billing/cards/card-keys.ts'
import { audit } from '../api/billing/reconciliation/audit.ts'
import { findLedgerFaults } from '../api/billing/testing/test-ledger.ts'
import { findMoneyFaults } from '../api/billing/testing/test-money.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { Environment } from '../environment/environment.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openSandbox } from '../gateways/payments/sandbox.ts'
import { openSession } from '../http/tokens.ts'
import { keysOf } from '../keys/key-ring.ts'
import { type RunningServer, startServer } from '../main.ts'
import { seedDemo } from './demo.ts'
import { firstDayOfOngi } from './ongi-payments.ts'

let database: Database
let server: RunningServer
let dataDir: string
let environment: Environment
let headers: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-demo-test-'))
  environment = readEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    WRITEBACK_DELAY_MS: '50',
  })
  const prepare = (opened: Database) => seedDemo(opened, environment)
  server = await startServer(environment, { appDirectory: null, prepare })
  const owner = await database.kysely
    .selectFrom('brand_member')
    .select(['brand_id', 'account_id'])
    .where('role', '=', 'BRAND_ROLE_OWNER')
    .executeTakeFirstOrThrow()
  headers = {
    authorization: `Bearer ${await openSession(database.kysely, owner.account_id ?? 0, 'a test')}`,
    idBrandHeader: String(owner.brand_id),
  }
})

afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const get = async (path: string, version = 'v1') => {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/${version}/${path}`, { headers })
  return (await response.json()) as Record<string, unknown>
}

test('the demo brand is written back to REST completely, with finalised colours and fonts', async () => {
  await vi.waitFor(
    async () => {
      expect(await get('brand/progress')).toMatchObject({
        brandVisualLogo: 100,
        brandVisualColor: 100,
        brandVisualTypography: 100,
        profileCompany: 100,
      })
      expect(await get('brand/positioning/persona/count')).toMatchObject({ count: 2 })
      expect(await get('brand/positioning/competitor/count')).toMatchObject({ count: 3 })
      expect(await get('brand/personality')).toMatchObject({ keyword5: '오래가는', balanceEmotion: 70 })
    },
    { interval: 200 },
  )
  expect(await get('brand/approval')).toMatchObject({
    brandCoreStory: { state: 'APPROVED', name: '한결' },
    brandVisualColor: { state: 'IN_REVIEW', name: '최서연' },
  })
}, 20_000)

test('the demo brand has paid for fourteen months of Plus: plan, cards, payments and receipt agree', async () => {
  expect(await get('subscribe/subscription', 'v2')).toMatchObject({
    phase: 'ACTIVE',
    source: 'CARD',
    plan: { title: 'Plus' },
    periodType: 'MONTHLY',
    nextAmount: 85_400,
    cancelAtEnd: false,
    graceUntil: null,
    sandbox: true,
  })
  // What is left of the credits of three months, and those that were bought.
  expect(await get('brand')).toMatchObject({ plan: 'PLUS', credit: 7_500 })
  const { _embedded: cards } = await get('subscribe/payMethod/list')
  expect((cards as { payMethods: unknown[] }).payMethods).toMatchObject([
    { lastNumber: '4242', defaultSet: true, isLost: false },
  ])
  const orders = await database.kysely.selectFrom('billing_order').selectAll().orderBy('created_at').execute()
  const plans = orders.filter(({ lane }) => lane === 'plan')
  expect(plans.map(({ kind, status, amount }) => `${kind} ${status} ${amount}`)).toEqual([
    'SUBSCRIBE PAID 85400',
    ...Array(14).fill('RENEW PAID 85400'),
  ])
  expect(orders.filter(({ lane }) => lane === 'credit')).toMatchObject([
    { status: 'PAID', amount: 30_000 },
    { status: 'REFUNDED', amount: 10_000 },
  ])
  expect(orders).toHaveLength(17)
  const { _embedded: history } = await get('subscribe/payment/page')
  const { payments } = history as { payments: { pid: string }[] }
  expect(payments[0]).toMatchObject({ kind: 'RENEW', status: 'PAID', amount: 85_400, card: 'Visa 4242' })
  expect(await get(`subscribe/payment/${payments[0]?.pid}`)).toMatchObject({ supply: 77_636, vat: 7_764 })
  // The key can be opened by the running server, which renews the plan.
  const { kysely } = database
  const row = await kysely
    .selectFrom('pay_method')
    .select(['id', 'sealed_key'])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(openCardKey(row.sealed_key ?? '', row.id, keysOf(environment))).not.toBeNull()
})

test('one renewal of the demo brand was refused and paid within its grace, and one payment was refunded', async () => {
  const { kysely } = database
  const refused = await kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('state', '<>', 'PAID')
    .execute()
  expect(refused).toMatchObject([{ state: 'DECLINED', code: 'LIMIT', n: 1 }])
  const paid = await kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('pid', '=', refused[0]?.pid ?? '')
    .where('n', '=', 2)
    .executeTakeFirstOrThrow()
  expect(paid.state).toBe('PAID')
  const events = await kysely.selectFrom('subscription_event').select(['event', 'at']).orderBy('id').execute()
  expect(events.filter(({ event }) => event === 'PAST_DUE')).toHaveLength(1)
  expect(await kysely.selectFrom('payment_refund').select(['state', 'amount']).execute()).toEqual([
    { state: 'DONE', amount: 10_000 },
  ])
})

test('the money and the credits of the demo brand add up by the audit of the product', async () => {
  const sandbox = openSandbox(database.kysely)
  const payments = { forNewCards: sandbox, named: () => sandbox, paypal: null, lemonSqueezy: null }
  const log = { error() {}, warn() {} }
  const services = {
    kysely: database.kysely,
    payments,
    keys: keysOf(environment),
    log,
    now: () => new Date(),
  }
  expect(await audit(services)).toEqual([])
  expect([await findMoneyFaults(database), await findLedgerFaults(database)]).toEqual([[], []])
})

test('credits of the demo brand are about to expire, and all that happened to its money lies in the past', async () => {
  const { lots } = (await get('credit')) as { lots: { credit: number; expiresAt: string }[] }
  const soon = addDays(seoulDayOf(Date.now()), soonDays)
  expect(lots.filter(({ expiresAt }) => seoulDayOf(Date.parse(expiresAt)) <= soon)).toMatchObject([
    { type: 'PLAN', credit: 500 },
  ])
  const { kysely } = database
  const days = await sql<{ at: Date; of: string }>`
    select created_at as at, 'order' as of from billing_order
    union all select paid_at, 'payment' from billing_order where paid_at is not null
    union all select started_at, 'attempt' from payment_attempt
    union all select answered_at, 'answer' from payment_attempt where answered_at is not null
    union all select done_at, 'refund' from payment_refund
    union all select at, 'entry' from credit_entry
    union all select at, 'event' from subscription_event
    union all select created_at, 'task' from task
    union all select created_at, 'message' from task_message
    union all select at, 'act' from staff_act
    union all select created_at, 'delivered' from file where file_type = 'DRIVE'
    union all select mailed_at, 'mail' from payment_notice`.execute(kysely)
  const yesterday = Date.now() - 86_400_000
  expect(days.rows.filter(({ at }) => at === null || at.getTime() > yesterday)).toEqual([])
  const [first] = days.rows.map(({ at }) => at.getTime()).sort((a, b) => a - b)
  expect(Date.now() - (first ?? 0)).toBeGreaterThan(14 * 30 * 86_400_000)
})

test('designers have done five tasks of the demo brand, whose files are in its drive', async () => {
  const { _embedded } = await get('task')
  const { tasks } = _embedded as { tasks: { idTask: number; title: string; status: string }[] }
  expect(tasks.map(({ title, status }) => `${title} ${status}`)).toEqual([
    '겨울 밥그릇 소식 REQUESTED',
    '가마 여는 날 DONE',
    '국그릇 소식 DONE',
    '물레 영상 표지 DONE',
    '둥근 접시 소식 DONE',
    '정사각형 로고 DONE',
  ])
  const plate = await get(`task/${tasks.find(({ title }) => title === '둥근 접시 소식')?.idTask}`)
  expect(plate.messages).toMatchObject([
    { kind: 'DELIVERY', author: '정하은', files: [{ name: '둥근 접시 소식.png' }] },
    { kind: 'CHANGES', author: '한결' },
    { kind: 'DELIVERY', files: [{ name: '둥근 접시 소식 2차.png' }] },
  ])
  const [, , { files } = { files: [] }] = plate.messages as { files: { url: string }[] }[]
  const response = await fetch(new URL(`${files[0]?.url}`, `http://127.0.0.1:${server.port}`), { headers })
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([width, height]).toEqual([1080, 1080])
  const { _embedded: acts } = await get('task/act')
  expect((acts as { acts: unknown[] }).acts).toHaveLength(11)
  expect(await database.kysely.selectFrom('task_mail').selectAll().execute()).toEqual([])
})

test('the next renewal of the demo brand is in two to five days, whatever today is', () => {
  for (let day = '2026-01-01'; day < '2033-01-01'; day = addDays(day, 1)) {
    const first = firstDayOfOngi(new Date(`${day}T03:00:00Z`))
    const next = addMonths(first, 15)
    expect(next > addDays(day, 1) && next <= addDays(day, 5), `${day}: ${next}`).toBe(true)
    expect(addMonths(first, 14) < addDays(day, -20), day).toBe(true)
  }
})

test('everybody of the demo can log in', async () => {
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from account where password_hash is not null order by id',
  )
  expect(rows).toHaveLength(4)
  for (const { email } of rows) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'ongi-demo-1' }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toHaveProperty('accessToken')
  }
})

test('the logo files of the demo brand are pictures', async () => {
  const rows = await database.kysely
    .selectFrom('file')
    .select(['id', 'width', 'media_type'])
    .where('file_type', '=', 'LOGO')
    .execute()
  expect(rows).toHaveLength(5)
  for (const { id, width, media_type } of rows) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/file/${id}`, { headers })
    expect(response.headers.get('content-type')).toContain(media_type)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect((await sharp(bytes).metadata()).width).toBe(width)
  }
})
