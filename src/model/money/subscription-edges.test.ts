import { expect, test } from 'vitest'
import { addDays } from '../time/seoul-day.ts'
import { quoteRenewal } from './renewal.ts'
import {
  afterCancel,
  afterPayment,
  afterRefund,
  afterRefusedPrice,
  afterRefusedRenewal,
  afterSandbox,
  afterUnagreedPrice,
  afterUndo,
  atDay,
  free,
  isRenewalDue,
  type PeriodType,
  type PlanOffer,
  quoteChange,
  type Subscription,
} from './subscription.ts'
import { edgeOf, edges, findWrongStep, type State, stateOf } from './test-subscription-edges.ts'

const offers: Readonly<Record<'FREE' | 'BASIC' | 'PLUS', PlanOffer>> = {
  FREE: { key: 'FREE', level: 1, price: 0, priceOfYear: 0, credit: 0 },
  BASIC: { key: 'BASIC', level: 10, price: 29_900, priceOfYear: 299_000, credit: 500 },
  PLUS: { key: 'PLUS', level: 11, price: 85_400, priceOfYear: 854_000, credit: 2_000 },
}
/** As if prices had risen since. */
const dearer = { ...offers.BASIC, price: 39_900, priceOfYear: 399_000 }
const start = '2027-01-31'

function buy(plan: 'BASIC' | 'PLUS', period: PeriodType): Subscription {
  const quoted = quoteChange(free, offers.FREE, offers[plan], period, start)
  if (!quoted.ok) throw new Error(quoted.reason)
  return afterPayment(quoted.order, free, start)
}

const running = (['BASIC', 'PLUS'] as const).flatMap((plan) => [buy(plan, 'MONTHLY'), buy(plan, 'YEARLY')])
const reserved = running
  .filter(({ periodType }) => periodType === 'YEARLY')
  .map((year): Subscription => ({ ...year, pendingPeriod: 'MONTHLY', pendingPrice: 29_900 }))
const cancelled = [...running, ...reserved].flatMap((one) => [afterCancel(one), afterRefusedPrice(one)])
const late = [...running, ...reserved].map(afterRefusedRenewal)
const [basic = free] = running
const pass: Subscription = {
  ...basic,
  periodEnd: '2027-04-30',
  renewPrice: 0,
  cancelAtEnd: true,
  nextGrant: null,
  source: 'PASS',
}
const expired = late.flatMap((one) => afterCancel(one) ?? [])
const all: readonly Subscription[] = [
  free,
  pass,
  ...running,
  ...reserved,
  ...cancelled.flatMap((one) => one ?? []),
  ...late,
  ...expired,
]

interface Step {
  readonly before: Subscription
  readonly event: string
  readonly after: Subscription
}

/** Whatever can happen to a subscription on a day. What is refused, or changes nothing, is no step. */
function stepsOf(before: Subscription, today: string): readonly Step[] {
  const plan = offers[before.planKey]
  const bought = (['FREE', 'BASIC', 'PLUS'] as const).flatMap((target) =>
    (['MONTHLY', 'YEARLY'] as const).flatMap((period) => {
      const quoted = quoteChange(before, plan, offers[target], period, today)
      return quoted.ok ? [quoted.order] : []
    }),
  )
  const isDue = isRenewalDue(before, null, today) || before.phase === 'PAST_DUE'
  const renewal = isDue ? quoteRenewal(before, plan, today, null) : null
  const isUnagreed = isDue && renewal !== null && quoteRenewal(before, dearer, today, null) === null
  const meanwhile = afterCancel(before)
  // Orders of periods that are over give nothing back, and a pass has none.
  const isRefundable = before.source !== 'PASS' && today < (before.periodEnd ?? '')
  const lower = running.find(
    ({ planKey, periodType }) => planKey === 'BASIC' && periodType === before.periodType,
  )
  const refunds = [
    ...[null, free, pass, basic].map((earlier) => ({ earlier, isWithin: false })),
    ...(lower && before.planKey === 'PLUS' ? [{ earlier: lower, isWithin: true }] : []),
  ].flatMap(({ earlier, isWithin }) =>
    [true, false].map((isWhole) =>
      isRefundable ? afterRefund(before, earlier, { isWithin, isWhole, today }) : null,
    ),
  )
  const isDay = today >= (before.periodEnd ?? '9')
  const steps = [
    ...bought.map((order) => ({ event: order.event, after: afterPayment(order, before, today) })),
    ...(renewal ? [{ event: 'RENEW', after: afterPayment(renewal, before, today) }] : []),
    { event: 'CHANGED', after: meanwhile },
    { event: 'CHANGED', after: afterUndo(before, today) },
    { event: 'CHANGED', after: afterRefusedPrice(before) },
    { event: 'PAST_DUE', after: isDay ? afterRefusedRenewal(before) : null },
    { event: 'EXPIRED', after: atDay(before, today) },
    { event: 'EXPIRED', after: isUnagreed ? afterUnagreedPrice(before) : null },
    { event: 'EXPIRED', after: isDue ? afterSandbox(before, today) : null },
    ...refunds.map((after) => ({ event: 'REFUNDED', after })),
    ...(before.phase === 'EXPIRED' ? [{ event: 'CHANGED', after: free }] : []),
  ].flatMap(({ event, after }) => (after === null || after === before ? [] : [{ before, event, after }]))
  if (meanwhile?.phase !== 'ACTIVE') return steps
  // It is cancelled while the result of a payment is not known.
  const cancelledFirst = bought
    .filter(({ event }) => event !== 'SUBSCRIBE')
    .map((order) => ({
      before: meanwhile,
      event: order.event,
      after: afterPayment(order, meanwhile, today),
    }))
  return [...steps, ...cancelledFirst]
}

/** What no function of the model makes: a reservation, the credits of a month, a pass. */
const isMadeElsewhere = (edge: string) =>
  / (CREDITS|PASS) |(ACTIVE|RESERVED) CHANGED (ACTIVE|RESERVED)|PASS REFUNDED EXPIRED/.test(edge)

test('any event in any state is refused or ends in a row of the machine, and each row is reached', () => {
  const reached = new Set<string>()
  const states = new Set<State>()
  for (const before of all) {
    states.add(stateOf(before))
    for (const from of [start, before.periodEnd ?? start, before.graceUntil ?? start])
      for (const days of [-1, 0, 1, 14, 27, 40]) {
        const today = addDays(from, days)
        const isBeforeGrace = before.phase === 'PAST_DUE' && today < (before.periodEnd ?? '')
        if (today < start || isBeforeGrace) continue
        for (const step of stepsOf(before, today)) {
          expect(findWrongStep(step.before, step.event, step.after, today)).toBe(null)
          reached.add(edgeOf(step.before, step.event, step.after, today))
        }
      }
  }
  expect([...states].sort()).toEqual(
    ['ACTIVE', 'CANCELLED', 'EXPIRED', 'FREE', 'PASS', 'PAST_DUE', 'RESERVED'].sort(),
  )
  const missing = Object.keys(edges).filter((edge) => !reached.has(edge) && !isMadeElsewhere(edge))
  expect(missing).toEqual([])
})

test('a step to a state that its event does not lead to, and one that changes too much, are found', () => {
  expect(findWrongStep(free, 'RENEW', basic, start)).toBe('FREE RENEW ACTIVE is no edge')
  expect(findWrongStep(basic, 'CREDITS', { ...basic, nextGrant: '2027-03-31' }, start)).toBe(null)
  expect(findWrongStep(basic, 'CREDITS', { ...basic, periodEnd: '2027-03-31' }, start)).toBe(
    'ACTIVE CREDITS ACTIVE changes periodEnd',
  )
  expect(() => stateOf({ ...basic, source: 'PASS' })).toThrow('no state')
})
