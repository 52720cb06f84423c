import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listPlansOnSale } from '#contract/subscription.ts'
import { addDays, startOfSeoulDay } from '#model/time/seoul-day.ts'
import { Refusal } from '#server/http/refusal.ts'
import { settlePaymentsTask } from '#server/jobs/settle-payments.ts'
import { openTestApi, type TestApi } from '../test-api.ts'
import type { PaymentServices } from './payment-services.ts'
import { beginDay, renewSubscriptions } from './renewals.ts'
import { buyPlan, cancel, changePeriodTo, goFree, undoCancel } from './subscribe.ts'
import { findLedgerFaults } from './test-ledger.ts'
import { findMoneyFaults } from './test-money.ts'
import { cardNumbers, paymentJobs } from './test-payments.ts'
import { contextOf, giveCard, openShops, type Shop } from './test-year.ts'

const runs = Number(process.env.RUNS ?? 150)
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
/** Months of different lengths and 29 February 2028 lie ahead. */
const from = '2027-12-31'

let api: TestApi
let services: PaymentServices
let plans: Readonly<Record<'Basic' | 'Plus', number>>

beforeAll(async () => {
  api = await openTestApi()
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string }[] }).plans
  plans = Object.fromEntries(listed.map(({ idPlan, title }) => [title, idPlan])) as typeof plans
  services = { ...paymentJobs(api).services, now: () => new Date() }
  process.stdout.write(`seed of plan commands: ${seed}\n`)
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(() => api.close())

const periodType = fc.constantFrom('MONTHLY', 'YEARLY')
const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      plan: fc.constantFrom('Basic', 'Plus'),
      periodType,
      /** Pressed once more with the same key, or with another one, at the same time. */
      again: fc.constantFrom('no', 'no', 'same', 'other'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('period' as const), periodType }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('free' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('card' as const),
      number: fc.constantFrom('good', 'good', 'limit', 'firstOnly', 'answerLost', 'requestLost'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      days: fc.constantFrom(0, 1, 2, 4, 15, 31, 366),
      /** How many workers run the jobs of the day at once; none: they are away. */
      workers: fc.constantFrom(0, 1, 1, 2),
    }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

const counts: Record<string, number> = {}
const note = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

test(`any commands to a plan leave money, orders and plan in agreement, ${runs} runs`, {
  timeout: 60_000 + runs * 2_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('good', 'firstOnly', 'answerLost'),
      fc.array(command, { minLength: 4, maxLength: 12 }),
      live,
    ),
    { numRuns: runs, seed },
  )
  expect(await findLedgerFaults(api.database)).toEqual([])
  if (runs > 150) process.stdout.write(`${JSON.stringify(counts)}\n`)
  for (const what of ['PAID', 'UNKNOWN', 'FAILED', 'refusal', 'cancel', 'undo', 'renewed', 'EXPIRED'])
    expect(counts[what] ?? 0, `${what} in ${JSON.stringify(counts)}`).toBeGreaterThan(0)
})

let shopNumber = 0

/** One brand through all commands; each is followed by what must hold at any time. */
async function live(firstCard: keyof typeof cardNumbers, commands: readonly Command[]): Promise<void> {
  let now = startOfSeoulDay(from) + 12 * 3_600_000
  const wait = (minutes: number) => {
    now += minutes * 60_000
    vi.setSystemTime(now)
  }
  wait(0)
  const [shop] = await openShops(api, 1, `p${seed}-${++shopNumber}-`)
  if (!shop) throw new Error('no brand was made')
  await giveCard(services, shop, cardNumbers[firstCard])
  /** Attempts to charge when it was cancelled; null: it is not. */
  let whenCancelled: number | null = null
  for (const [index, step] of commands.entries()) {
    if (step.kind === 'time') {
      now = startOfSeoulDay(addDays(from, dayOf(now) + step.days)) + 12 * 3_600_000
      wait(index)
      await Promise.all(Array.from({ length: step.workers }, runJobs))
    } else {
      const done = await press(shop, step, String(index))
      if (done && step.kind === 'cancel') whenCancelled = await countAttempts(shop)
      else if (done && step.kind !== 'card') whenCancelled = null
      wait(1)
    }
    if (whenCancelled !== null) expect(await countAttempts(shop)).toBe(whenCancelled)
    await checkPlanIsPaid(shop)
  }
  for (const minutes of [2, 3, 10, 60, 600, 3_000, 10_000]) {
    wait(minutes)
    await settle()
  }
  await checkPlanIsPaid(shop)
  expect(await findMoneyFaults(api.database, shop.brand)).toEqual([])
  await checkChargedOnce(shop)
  // The jobs of the next run, which begins earlier, leave this brand alone.
  await api.database.pool.query('update brand set deleted_at = now() where id = $1', [shop.brand])
}

const dayOf = (at: number) => Math.floor((at - startOfSeoulDay(from)) / 86_400_000)
const settle = async () => settlePaymentsTask(services)['settle-payments']?.run({})

async function runJobs(): Promise<void> {
  await beginDay(services)
  await renewSubscriptions(services)
  await settle()
}

/** Whether the command was taken. */
async function press(shop: Shop, step: Exclude<Command, { kind: 'time' }>, key: string): Promise<boolean> {
  try {
    await send(shop, step, `${shop.brand}-${key}`)
    note(step.kind)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    note('refusal')
    return false
  }
}

async function send(shop: Shop, step: Exclude<Command, { kind: 'time' }>, key: string): Promise<unknown> {
  const context = contextOf(api, services, shop, key)
  switch (step.kind) {
    case 'card':
      return giveCard(services, shop, cardNumbers[step.number])
    case 'cancel':
      return cancel(context)
    case 'undo':
      return undoCancel(context)
    case 'free':
      return goFree(context, undefined)
    case 'period': {
      const title = (await readPlan(shop)).plan === 'PLUS' ? 'Plus' : 'Basic'
      return changePeriodTo(context, {
        idPlan: plans[title],
        periodType: step.periodType,
        amount: undefined,
      })
    }
    case 'buy':
      return buy(shop, step, key)
  }
}

async function buy(shop: Shop, step: Extract<Command, { kind: 'buy' }>, key: string): Promise<void> {
  const body = {
    idBrand: shop.brand,
    idPlan: plans[step.plan],
    idPayMethod: shop.cards.at(-1) ?? 0,
    periodType: step.periodType,
    amount: undefined,
  }
  const keys = step.again === 'no' ? [key] : [key, step.again === 'same' ? key : `${key}-other`]
  const answers = await Promise.allSettled(
    keys.map((each) => buyPlan(contextOf(api, services, shop, each), body)),
  )
  const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.state] : []))
  for (const answer of answers)
    if (answer.status === 'rejected' && (told.length === 0 || !(answer.reason instanceof Refusal)))
      throw answer.reason
  told.forEach(note)
  if (told.includes('PAID')) expect((await readPlan(shop)).plan).toBe(step.plan.toUpperCase())
}

interface PlanNow {
  readonly plan: string
  readonly phase: string | null
  readonly plan_key: string | null
  readonly is_paid: boolean
}

async function readPlan({ brand }: Shop): Promise<PlanNow> {
  const { rows } = await api.database.pool.query<PlanNow>(
    `select plan, phase, plan_key, exists (
       select from billing_order o where o.brand_id = brand.id and o.status in ('PAID', 'PART_REFUNDED')
         and o.snapshot->>'planKey' = plan_key and o.snapshot->>'periodEnd' = period_end::text) as is_paid
     from brand left join subscription on brand_id = brand.id where brand.id = $1`,
    [brand],
  )
  if (!rows[0]) throw new Error(`brand ${brand} is gone`)
  return rows[0]
}

/** The plan in force is the one whose period was paid, or the free one. */
async function checkPlanIsPaid(shop: Shop): Promise<void> {
  const { plan, phase, plan_key, is_paid } = await readPlan(shop)
  const isRunning = phase === 'ACTIVE' || phase === 'PAST_DUE'
  if (phase !== null) note(phase)
  expect([plan, is_paid || !isRunning]).toEqual([isRunning ? plan_key : 'FREE', true])
}

async function countAttempts({ brand }: Shop): Promise<number> {
  const { rows } = await api.database.pool.query<{ n: number }>(
    'select count(*)::int as n from payment_attempt where brand_id = $1',
    [brand],
  )
  return rows[0]?.n ?? 0
}

/** The gateway keeps at most one payment for an order, and for a period that begins. */
async function checkChargedOnce({ brand }: Shop): Promise<void> {
  const { rows } = await api.database.pool.query<{ kind: string; pid: string; period: string }>(
    `select o.kind, o.pid, (o.snapshot->>'periodStart') || '–' || (o.snapshot->>'periodEnd') as period
     from sandbox_payment p join payment_attempt using (order_ref) join billing_order o using (pid)
     where o.brand_id = $1 and not exists (select from sandbox_refund r where r.txn = p.txn)`,
    [brand],
  )
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(rows.length)
  const begun = rows.filter(({ kind }) => kind === 'RENEW')
  for (const _ of begun) note('renewed')
  expect(new Set(begun.map(({ period }) => period)).size).toBe(begun.length)
}
