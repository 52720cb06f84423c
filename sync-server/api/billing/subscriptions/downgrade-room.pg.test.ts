import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPlansOnSale } from '#contract/subscription.ts'
import { readAllowedBytes, readUsedBytes } from '#server/api/files/queries.ts'
import { reserveUpload, reserveWith } from '#server/api/files/reserve-upload.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { Refusal } from '#server/http/refusal.ts'
import { paymentJobs } from '../testing/test-payments.ts'
import { contextOf, giveCard, openShops, randomOf, type Shop } from '../testing/test-year.ts'
import { goFree } from './change-plan.ts'
import { beginDay } from './renewal-jobs.ts'
import { buyPlan } from './subscribe.ts'

const runs = Number(process.env.RUNS ?? 60)
const gigabyte = 1024 ** 3
const service = { kind: 'service', editor: null } as const
let api: TestApi
let services: ReturnType<typeof paymentJobs>['services']
let plans: Readonly<Record<string, number>>

beforeAll(async () => {
  api = await openTestApi()
  services = paymentJobs(api).services
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string }[] }).plans
  plans = Object.fromEntries(listed.map(({ idPlan, title }) => [title, idPlan]))
})

afterAll(() => api.close())

/** A brand whose Plus is over, which the job has not written yet. */
async function ending(name: string): Promise<Shop> {
  const [shop] = await openShops(api, 1, name)
  if (!shop) throw new Error('no brand was made')
  await giveCard(services, shop)
  await buy(shop, 'Plus')
  await api.database.pool.query(
    `update subscription set cancel_at_end = true, anchor = '2026-01-10', period_start = '2026-01-10',
       period_end = '2026-02-10', next_grant = null where brand_id = $1`,
    [shop.brand],
  )
  return shop
}

const buy = (shop: Shop, plan: string) =>
  buyPlan(contextOf(api, services, shop, `${shop.brand}-${plan}`), {
    idBrand: shop.brand,
    idPlan: plans[plan] ?? 0,
    idPayMethod: shop.cards[0] ?? 0,
    periodType: 'MONTHLY',
    amount: undefined,
  })

const free = (shop: Shop) => goFree(contextOf(api, services, shop, null), undefined)

/** Whether it was done; false: refused. */
const isDone = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )

test('an upload that has its room before a plan goes down is waited for, and the plan does not go down', async () => {
  for (const down of [free, (shop: Shop) => buy(shop, 'Basic')]) {
    const shop = await ending(`waits-${down === free}`)
    const upload = Promise.withResolvers<void>()
    const reserved = Promise.withResolvers<void>()
    const uploading = inTransaction(api.database.kysely, async (db) => {
      await reserveWith(db, { idBrand: shop.brand, caller: service }, [20 * gigabyte])
      reserved.resolve()
      await upload.promise
    })
    await reserved.promise
    await beginDay(services)
    const going = isDone(down(shop))
    await Promise.race([going, untilSomebodyWaits()])
    upload.resolve()
    await uploading
    expect(await going).toBe(false)
    expect(await readUsedBytes(api.database.kysely, shop.brand)).toBe(20 * gigabyte)
  }
})

/** A connection waits for a row that another one holds. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await api.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}

test(`of uploads and a plan that goes down at once one wins, and the limit of the plan holds, ${runs} times`, async () => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
  console.info(`SEED=${seed}`)
  const random = randomOf(seed)
  const ends = { upload: 0, plan: 0 }
  for (let run = 0; run < runs; run += 1) {
    const shop = await ending(`race-${run}-`)
    const { brand } = shop
    const upload = () =>
      isDone(reserveUpload({ db: api.database.kysely, idBrand: brand, caller: service }, 20 * gigabyte))
    // The plan ends before the uploads, together with them, or has ended.
    const begin = () => beginDay(services)
    const down = () => isDone(run % 2 === 0 ? free(shop) : buy(shop, 'Basic'))
    const order = Math.floor(random() * 3)
    if (order === 0) await begin()
    const ended = order === 1 ? begin() : Promise.resolve()
    const uploads = Promise.all([upload(), upload(), upload()])
    if (order === 2) await begin()
    const isDown = await ended.then(down)
    const taken = (await uploads).filter(Boolean).length
    const [used, allowed] = [
      await readUsedBytes(api.database.kysely, brand),
      await readAllowedBytes(api.database.kysely, brand),
    ]
    const told = `SEED=${seed}, run ${run}: ${used} of ${allowed}`
    expect(used, told).toBe(20 * gigabyte * taken)
    if (isDown) expect(used, told).toBeLessThanOrEqual(allowed)
    else expect(used, told).toBeGreaterThan(0)
    ends[isDown ? 'plan' : 'upload'] += 1
  }
  expect(Math.min(ends.plan, ends.upload), JSON.stringify(ends)).toBeGreaterThan(0)
})
