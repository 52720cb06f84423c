import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listPlansOnSale } from '#contract/subscription.ts'
import type { Subscription } from '#model/money/subscription.ts'
import { edgeOf, findWrongStep } from '#model/money/test-subscription-edges.ts'
import { addDays, seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { settlePaymentsTask } from '#server/jobs/settle-payments.ts'
import { runsWithin } from '../../../../tests/support/size.ts'
import type { PaymentServices } from '../payment-services.ts'
import { findCardData } from '../testing/test-card-data.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { findMoneyFaults } from '../testing/test-money.ts'
import { cardNumbers, keptLog, paymentJobs } from '../testing/test-payments.ts'
import { contextOf, giveCard, openShops, type Shop } from '../testing/test-year.ts'
import { announcePrices } from './announce.ts'
import { cancel, changePeriodTo, goFree, undoCancel } from './change-plan.ts'
import { decide, takeBack } from './price-decisions.ts'
import { beginDay, renewSubscriptions } from './renewal-jobs.ts'
import { show } from './show-subscription.ts'
import { buyPlan } from './subscribe.ts'

const budget = runsWithin(6, 2_000, 60)
const { runs } = budget
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
/** Months of different lengths and 29 February 2028 lie ahead. */
const from = '2027-12-31'

let api: TestApi
const logged = keptLog()
let services: PaymentServices
let plans: Readonly<Record<'Basic' | 'Plus', number>>

beforeAll(async () => {
  api = await openTestApi({}, { log: logged.log })
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
    // An operator changes the prices of a plan, in percent of those of the seed; the owner decides about it some days later, or not.
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      /** That which the brand has, or one that it may have later. */
      plan: fc.constantFrom('own', 'own', 'own', 'Plus'),
      percent: fc.constantFrom(80, 110, 120, 130, 140),
      days: fc.constantFrom(0, 2, 2),
      as: fc.constantFrom('none', 'consent', 'consent', 'consent', 'refuse'),
      /** Whether that is taken back at once. */
      isTakenBack: fc.constantFrom(false, false, false, true),
      /** Whether a month passes then, with a worker. */
      isMonthLater: fc.constantFrom(false, true, true, true),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      as: fc.constantFrom('consent', 'refuse', 'takeBack'),
      /** Pressed once more at the same time. */
      isTwice: fc.boolean(),
    }),
  },
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
      days: fc.constantFrom(0, 1, 2, 4, 15, 31, 31, 31, 366),
      /** How many workers run the jobs of the day at once; none: they are away. */
      workers: fc.constantFrom(0, 1, 1, 2),
    }),
  },
)
/** Most runs begin with a plan, of which the commands after it are about. */
const beginning = fc.constantFrom<readonly Command[]>(
  [],
  [{ kind: 'buy', plan: 'Basic', periodType: 'MONTHLY', again: 'no' }],
  [{ kind: 'buy', plan: 'Basic', periodType: 'MONTHLY', again: 'no' }],
  [{ kind: 'buy', plan: 'Plus', periodType: 'YEARLY', again: 'no' }],
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

const counts: Record<string, number> = {}
/** Edges of the machine that were taken. */
const steps = new Set<string>()
const note = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}
const outcomes = [
  'PAID',
  'UNKNOWN',
  'FAILED',
  'refusal',
  'cancel',
  'undo',
  'renewed',
  'EXPIRED',
  'consent',
  'refuse',
]
const mustHappen = [...outcomes, 'takeBack', 'renewed for more', 'ended for the price']
/** A run goes on, however long it takes, until all have happened. */
const hasReachedAll = () => steps.size > 15 && mustHappen.every((what) => what in counts)

test(`any commands to a plan leave money, orders and plan in agreement`, {
  timeout: 60_000 + runs * 2_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('good', 'good', 'firstOnly', 'answerLost'),
      beginning,
      fc.array(command, { minLength: 4, maxLength: 12 }),
      async (card, first, rest) => {
        if (budget.begin() || !hasReachedAll()) await live(card, [...first, ...rest])
      },
    ),
    { numRuns: runs, seed },
  )
  expect(await findLedgerFaults(api.database)).toEqual([])
  for (let mails = 0; mails < 500; mails += 100) await paymentJobs(api).run('mail-payments')
  const { dataDir } = api.environment
  expect(await findCardData({ pool: api.database.pool, dataDir, logged: logged.text() })).toEqual([])
  process.stdout.write(`${shopNumber} runs: ${JSON.stringify(counts)}\n`)
  expect(steps.size).toBeGreaterThan(15)
  if (budget.begun() > 500) process.stdout.write(`${[...steps].sort().join(', ')}\n`)
  for (const what of mustHappen)
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
  for (const plan of ['Basic', 'Plus'] as const) await setPrices(plan, 100)
  const [shop] = await openShops(api, 1, `p${seed}-${++shopNumber}-`)
  if (!shop) throw new Error('no brand was made')
  const elapse = async (days: number, workers: number, minutes: number) => {
    now = startOfSeoulDay(addDays(from, dayOf(now) + days)) + 12 * 3_600_000
    wait(minutes)
    await Promise.all(Array.from({ length: workers }, runJobs))
    await checkEndedForPrice(shop)
  }
  await giveCard(services, shop, cardNumbers[firstCard])
  /** Attempts to charge when it was cancelled; null: it is not. */
  let whenCancelled: number | null = null
  for (const [index, step] of commands.entries()) {
    if (step.kind === 'time') await elapse(step.days, step.workers, index)
    else {
      if (step.kind === 'price') {
        const own = (await readPlan(shop)).plan === 'PLUS' ? 'Plus' : 'Basic'
        await setPrices(step.plan === 'own' ? own : step.plan, step.percent)
        now += step.days * 86_400_000
        wait(0)
      }
      const done = await press(shop, step, String(index))
      const decided = step.kind === 'price' ? lastOf(step) : step.kind === 'decide' ? step.as : null
      if (done && (step.kind === 'cancel' || decided === 'refuse')) whenCancelled = await countAttempts(shop)
      else if (done && step.kind !== 'card' && decided !== 'none') whenCancelled = null
      wait(1)
      if (step.kind === 'price' && step.isMonthLater) await elapse(31, 1, index)
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
  await checkSteps(shop)
  // The jobs of the next run, which begins earlier, leave this brand alone.
  await api.database.pool.query('update brand set deleted_at = now() where id = $1', [shop.brand])
}

const dayOf = (at: number) => Math.floor((at - startOfSeoulDay(from)) / 86_400_000)
const settle = async () => settlePaymentsTask(services)['settle-payments']?.run({})

async function runJobs(): Promise<void> {
  await beginDay(services)
  await announcePrices(services)
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
    case 'price':
      if (step.as !== 'none') await decideAs(shop, step.as, key, false)
      if (lastOf(step) === 'takeBack') await decideAs(shop, 'takeBack', key, false)
      return
    case 'decide':
      return decideAs(shop, step.as, key, step.isTwice)
  }
}

/** What the owner has decided in the end, after a change of prices. */
const lastOf = ({ as, isTakenBack }: Extract<Command, { kind: 'price' }>) =>
  isTakenBack && as !== 'none' ? 'takeBack' : as

/** The owner decides about what they are shown. */
async function decideAs(
  shop: Shop,
  as: 'consent' | 'refuse' | 'takeBack',
  key: string,
  isTwice: boolean,
): Promise<void> {
  const shown = (await show(contextOf(api, services, shop, key))).priceChange
  const once = () => {
    const context = contextOf(api, services, shop, key)
    if (as === 'takeBack') return takeBack(context)
    const decision = as === 'consent' ? 'CONSENT' : 'REFUSE'
    return decide(context, { decision, price: shown?.newPrice ?? 1 })
  }
  await Promise.all(isTwice ? [once(), once()] : [once()])
  const { priceChange, cancelAtEnd } = await show(contextOf(api, services, shop, key))
  const isHigher = (priceChange?.newPrice ?? 0) > (priceChange?.oldPrice ?? 0)
  if (as === 'consent') expect(priceChange?.state).toBe('CONSENTED')
  if (as === 'refuse') expect([priceChange?.state, cancelAtEnd]).toEqual(['REFUSED', true])
  if (as === 'takeBack')
    expect([priceChange?.state, cancelAtEnd]).toEqual([isHigher ? 'OPEN' : undefined, false])
  if (as !== 'takeBack' || shown?.state !== 'OPEN') note(as)
}

/** Sets what a plan costs, in percent of what it costs in the seed. */
async function setPrices(plan: 'Basic' | 'Plus', percent: number): Promise<void> {
  const [month, year] = plan === 'Basic' ? [29_900, 299_000] : [85_400, 854_000]
  await api.database.pool.query(
    `update plan set price = $2, price_of_year = $3 where key = $1 and currency = 'KRW'`,
    [plan.toUpperCase(), (month * percent) / 100, (year * percent) / 100],
  )
}

/**
 * A plan that has just ended for its price costs more than was agreed on; prices are those of that day. Of one whose payment is late
 * by whole periods, the consent is too old.
 */
async function checkEndedForPrice({ brand }: Shop): Promise<void> {
  const { rows } = await api.database.pool.query<{ is_agreed: boolean }>(
    `select coalesce(d.decision = 'CONSENTED' and d.new_price >= price and d.old_price = agreed
         and (d.at at time zone 'Asia/Seoul')::date >= ended.renewal::date - 30, false) or price <= agreed as is_agreed
     from (
       select e.brand_id, before->>'periodEnd' as renewal,
         case coalesce(before->>'pendingPeriod', before->>'periodType') when 'YEARLY' then price_of_year else price end as price,
         case when before->>'pendingPeriod' is null then (before->>'renewPrice')::int
           else (before->>'pendingPrice')::int end as agreed
       from subscription_event e join plan on key = before->>'planKey' and currency = 'KRW'
       where e.brand_id = $1 and event = 'EXPIRED' and after->>'endReason' = 'PRICE' and before->>'endReason' is null
         and e.at > $2 and (before->>'periodEnd')::date > $3::date - 28) ended
     left join lateral (
       select * from price_decision d where d.brand_id = ended.brand_id and d.renewal = ended.renewal
       order by id desc limit 1) d on true`,
    [brand, new Date(Date.now() - 60_000), seoulDayOf(Date.now())],
  )
  for (const { is_agreed } of rows) {
    note('ended for the price')
    expect(is_agreed).toBe(false)
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

/** Each step that the plan has taken is one of the machine, and begins where the one before has ended. */
async function checkSteps({ brand }: Shop): Promise<void> {
  const { rows } = await api.database.pool.query<{
    event: string
    before: Subscription
    after: Subscription
    at: Date
  }>('select event, before, after, at from subscription_event where brand_id = $1 order by id', [brand])
  for (const { event, before, after, at } of rows) {
    const day = seoulDayOf(at.getTime())
    expect(findWrongStep(before, event, after, day)).toBe(null)
    steps.add(edgeOf(before, event, after, day))
  }
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
  const { rows: raised } = await api.database.pool.query(
    `select pid from subscription_event where brand_id = $1 and event = 'RENEW'
       and (after->>'renewPrice')::int > coalesce((before->>'pendingPrice')::int, (before->>'renewPrice')::int)`,
    [brand],
  )
  for (const _ of raised) note('renewed for more')
  expect(new Set(begun.map(({ period }) => period)).size).toBe(begun.length)
}
