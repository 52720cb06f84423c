import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCardKey } from '../api/billing/card-keys.ts'
import { findLedgerFaults } from '../api/billing/test-ledger.ts'
import { findMoneyFaults } from '../api/billing/test-money.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { Environment } from '../environment/environment.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openSession } from '../http/tokens.ts'
import { keysOf } from '../keys/key-ring.ts'
import { type RunningServer, startServer } from '../main.ts'
import { seedDemo } from './demo.ts'

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
    { timeout: 15_000, interval: 200 },
  )
  expect(await get('brand/approval')).toMatchObject({
    brandCoreStory: { state: 'APPROVED', name: '한결' },
    brandVisualColor: { state: 'IN_REVIEW', name: '최서연' },
  })
}, 20_000)

test('the demo brand has bought its plan with a card of the sandbox: plan, card, payment and receipt agree', async () => {
  expect(await get('subscribe/subscription', 'v2')).toMatchObject({
    phase: 'ACTIVE',
    source: 'CARD',
    plan: { title: 'Basic' },
    periodType: 'MONTHLY',
    nextAmount: 29_900,
    cancelAtEnd: false,
    sandbox: true,
  })
  expect(await get('brand')).toMatchObject({ plan: 'BASIC', credit: 600 })
  const { _embedded: cards } = await get('subscribe/payMethod/list')
  expect(cards).toMatchObject({ payMethods: [{ lastNumber: '4242', defaultSet: true, isLost: false }] })
  const { _embedded: history } = await get('subscribe/payment/page')
  const { payments } = history as { payments: { pid: string }[] }
  expect(payments).toMatchObject([{ kind: 'SUBSCRIBE', status: 'PAID', amount: 29_900, card: 'VISA 4242' }])
  expect(await get(`subscribe/payment/${payments[0]?.pid}`)).toMatchObject({ supply: 27_182, vat: 2_718 })
  expect([await findMoneyFaults(database), await findLedgerFaults(database)]).toEqual([[], []])
  // The key can be opened by the running server, which renews the plan.
  const { kysely } = database
  const row = await kysely.selectFrom('pay_method').select(['id', 'sealed_key']).executeTakeFirstOrThrow()
  expect(openCardKey(row.sealed_key ?? '', row.id, keysOf(environment))).not.toBeNull()
})

test('the logo files of the demo brand are pictures', async () => {
  const rows = await database.kysely.selectFrom('file').select(['id', 'width', 'media_type']).execute()
  expect(rows).toHaveLength(5)
  for (const { id, width, media_type } of rows) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/file/${id}`, { headers })
    expect(response.headers.get('content-type')).toContain(media_type)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect((await sharp(bytes).metadata()).width).toBe(width)
  }
})
