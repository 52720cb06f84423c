import { describe, expect, it } from 'vitest'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import type { Subscription } from '../billing-reads.ts'
import { type Circumstances, gateOf } from './plan-gate.ts'
import { isCharged, needsAmount, type PlanRow, planRowOf } from './plan-row.ts'

const onSale = (idPlan: number, level: number, price: number): PlanOnSale => ({
  idPlan,
  level,
  title: level === 1 ? 'Free' : level === 10 ? 'Basic' : 'Plus',
  price,
  priceOfYear: price * 10,
  credit: 500,
  creditOnce: level === 1,
  currency: 'KRW',
  storageBytes: 1,
  seats: 1,
  historyDays: 1,
  idVariant: null,
  periodType: 'MONTHLY',
})
const free = onSale(1, 1, 0)
const basic = onSale(2, 10, 29_900)
const plus = onSale(3, 11, 85_400)
const dollars = (plan: PlanOnSale): PlanOnSale => ({ ...plan, currency: 'USD', idVariant: plan.idPlan + 100 })
const inDollars = [dollars(free), dollars(basic), dollars(plus)] as const

const end = '2026-12-05T00:00:00+09:00'
const none: Subscription = {
  status: 'SUBSCRIBE',
  phase: 'FREE',
  plan: free,
  creditPlan: null,
  payMethod: null,
  currency: 'KRW',
  source: null,
  periodType: null,
  periodEndDate: null,
  cancelAtEnd: false,
  graceUntil: null,
  declined: null,
  pendingPeriod: null,
  nextAmount: null,
  periodPrice: null,
  priceChange: null,
  sandbox: true,
}
const running = (plan: PlanOnSale, periodType: 'MONTHLY' | 'YEARLY'): Subscription => ({
  ...none,
  phase: 'ACTIVE',
  plan,
  periodType,
  periodEndDate: end,
  nextAmount: periodType === 'YEARLY' ? plan.priceOfYear : plan.price,
})
const monthly = running(basic, 'MONTHLY')
const yearly = running(basic, 'YEARLY')
const rowOf = (now: Subscription, plan: PlanOnSale, periodType: 'MONTHLY' | 'YEARLY') =>
  planRowOf(now, { plan, periodType })

describe('the row of the plan modal', () => {
  it('of Free, Free chosen: it is the current plan', () => {
    expect(rowOf(none, free, 'MONTHLY')).toEqual({ kind: 'current' })
    expect(rowOf(none, free, 'YEARLY')).toEqual({ kind: 'current' })
  })

  it('of Free, a paid plan by the month: its price', () => {
    const bought = { kind: 'buy', saving: 0, isAgain: false, isChecked: false }
    expect(rowOf(none, basic, 'MONTHLY')).toEqual({ ...bought, amount: 29_900 })
    expect(rowOf(none, plus, 'MONTHLY')).toEqual({ ...bought, amount: 85_400 })
  })

  it('of Free, a paid plan by the year: its price and what is saved over twelve months', () => {
    expect(rowOf(none, basic, 'YEARLY')).toMatchObject({ kind: 'buy', amount: 299_000, saving: 59_800 })
  })

  it('of a running plan, the same plan and period: it is the current plan', () => {
    expect(rowOf(monthly, basic, 'MONTHLY')).toEqual({ kind: 'current' })
    expect(rowOf(yearly, basic, 'YEARLY')).toEqual({ kind: 'current' })
  })

  it('of a running month, the same plan by the year: from today, for what the server says', () => {
    expect(rowOf(monthly, basic, 'YEARLY')).toEqual({ kind: 'toYearly' })
  })

  it('of a running year, the same plan by the month: reserved for the end of the year, and taken back', () => {
    expect(rowOf(yearly, basic, 'MONTHLY')).toEqual({ kind: 'reserveMonthly', from: end })
    const reserved: Subscription = { ...yearly, pendingPeriod: 'MONTHLY' }
    expect(rowOf(reserved, basic, 'MONTHLY')).toEqual({ kind: 'reserved', from: end })
    expect(rowOf(reserved, basic, 'YEARLY')).toEqual({ kind: 'keepYearly', from: end })
  })

  it('of a running plan, a higher one for the same period: the difference, which the server says', () => {
    expect(rowOf(monthly, plus, 'MONTHLY')).toEqual({ kind: 'upgrade' })
    expect(rowOf(yearly, plus, 'YEARLY')).toEqual({ kind: 'upgrade' })
  })

  it('of a running month, a higher plan by the year: what the server says', () => {
    expect(rowOf(monthly, plus, 'YEARLY')).toEqual({ kind: 'upgrade' })
  })

  it('of a running plan, a lower one or Free: not while the period runs', () => {
    const highest = running(plus, 'MONTHLY')
    for (const plan of [free, basic])
      for (const periodType of ['MONTHLY', 'YEARLY'] as const)
        expect(rowOf(highest, plan, periodType)).toEqual({ kind: 'blocked', why: 'lower' })
    expect(rowOf(monthly, free, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'lower' })
  })

  it('of a running year, a higher plan by the month: the year comes first', () => {
    expect(rowOf(yearly, plus, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'contractPeriod' })
  })

  it('of a plan that is paid in another currency: nothing', () => {
    const other: Subscription = { ...monthly, currency: 'USD' }
    for (const plan of [free, basic, plus])
      expect(rowOf(other, plan, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'otherCurrency' })
  })

  it('in dollars, of no running plan: a paid one is bought at Lemon Squeezy', () => {
    const pass: Subscription = { ...monthly, source: 'PASS', cancelAtEnd: true, nextAmount: null }
    for (const now of [none, pass, ended(plus)])
      for (const plan of inDollars.slice(1)) expect(rowOf(now, plan, 'MONTHLY')).toEqual({ kind: 'checkout' })
    expect(rowOf(none, dollars(free), 'MONTHLY')).toEqual({ kind: 'current' })
    expect(rowOf(ended(plus), dollars(free), 'MONTHLY')).toEqual({ kind: 'goFree' })
    for (const plan of inDollars)
      expect(rowOf(monthly, plan, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'otherCurrency' })
  })

  it('[A-731] in dollars, and of the free plan, no amount is charged here, whatever the period', () => {
    for (const now of [none, ended(plus)])
      for (const periodType of ['MONTHLY', 'YEARLY'] as const)
        for (const plan of [free, ...inDollars]) {
          const row = rowOf(now, plan, periodType)
          expect([isCharged(row), needsAmount(row), 'amount' in row]).toEqual([false, false, false])
        }
  })

  it('in dollars, of a running one: a higher one and a due payment are for Lemon Squeezy, the rest as in won', () => {
    const [none$, basic$, plus$] = inDollars
    const now: Subscription = { ...running(basic$, 'MONTHLY'), currency: 'USD', source: 'LEMON' }
    expect(rowOf(now, basic$, 'MONTHLY')).toEqual({ kind: 'current' })
    expect(rowOf(now, plus$, 'MONTHLY')).toEqual({ kind: 'portal', isDue: false })
    expect(rowOf(now, none$, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'lower' })
    expect(rowOf({ ...now, cancelAtEnd: true }, plus$, 'MONTHLY')).toEqual({ kind: 'undoCancel', end })
    expect(rowOf({ ...now, phase: 'PAST_DUE' }, basic$, 'MONTHLY')).toEqual({ kind: 'portal', isDue: true })
  })

  it('of a plan that came with a logo: a paid plan as from Free, and Free comes by itself', () => {
    const pass: Subscription = { ...monthly, source: 'PASS', cancelAtEnd: true, nextAmount: null }
    expect(rowOf(pass, free, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'pass' })
    expect(rowOf(pass, basic, 'MONTHLY')).toMatchObject({ kind: 'buy', amount: 29_900, isAgain: false })
    expect(rowOf(pass, plus, 'YEARLY')).toMatchObject({ kind: 'buy', amount: 854_000 })
  })

  it('of a cancelled plan, whatever is chosen: undoing that', () => {
    const cancelled: Subscription = { ...monthly, cancelAtEnd: true, nextAmount: null }
    for (const plan of [free, basic, plus])
      for (const periodType of ['MONTHLY', 'YEARLY'] as const)
        expect(rowOf(cancelled, plan, periodType)).toEqual({ kind: 'undoCancel', end })
  })

  it('of a renewal that was refused, the same plan: paying it now; all else comes behind that', () => {
    const graceUntil = '2026-12-12T00:00:00+09:00'
    const due: Subscription = { ...running(plus, 'MONTHLY'), phase: 'PAST_DUE', graceUntil }
    expect(rowOf(due, plus, 'MONTHLY')).toEqual({ kind: 'payNow', amount: 85_400, until: graceUntil })
    expect(rowOf({ ...due, nextAmount: 80_000 }, plus, 'MONTHLY')).toMatchObject({ amount: 80_000 })
    expect(rowOf(due, plus, 'YEARLY')).toEqual({ kind: 'blocked', why: 'payFirst' })
    expect(rowOf(due, basic, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'payFirst' })
    expect(rowOf(due, free, 'MONTHLY')).toEqual({ kind: 'blocked', why: 'payFirst' })
  })

  it('of a plan that has ended, Free: going on for free', () => {
    expect(rowOf(ended(plus), free, 'MONTHLY')).toEqual({ kind: 'goFree' })
  })

  it('of a plan that has ended, a paid one: its full price; a lower one is checked first', () => {
    expect(rowOf(ended(plus), plus, 'MONTHLY')).toMatchObject({
      kind: 'buy',
      amount: 85_400,
      isAgain: true,
      isChecked: false,
    })
    expect(rowOf(ended(plus), basic, 'YEARLY')).toMatchObject({
      amount: 299_000,
      isAgain: true,
      isChecked: true,
    })
    expect(rowOf(ended(basic), plus, 'MONTHLY')).toMatchObject({ isAgain: true, isChecked: false })
  })
})

describe('the button of a row', () => {
  const rows: readonly PlanRow[] = [
    rowOf(none, basic, 'MONTHLY'),
    { kind: 'upgrade' },
    { kind: 'toYearly' },
    rowOf({ ...running(plus, 'MONTHLY'), phase: 'PAST_DUE' }, plus, 'MONTHLY'),
    { kind: 'reserveMonthly', from: end },
    { kind: 'keepYearly', from: end },
    { kind: 'undoCancel', end },
    { kind: 'goFree' },
    { kind: 'checkout' },
    { kind: 'portal', isDue: false },
  ]
  const ready: Circumstances = {
    isOwner: true,
    payments: 'sandbox',
    isOnline: true,
    isOrderOpen: false,
    hasCard: true,
    hasAmount: true,
  }
  const kindsOf = (now: Partial<Circumstances>) =>
    rows.map((row) => {
      const gate = gateOf(row, { ...ready, ...now })
      return gate.kind === 'closed' ? gate.why : gate.kind
    })
  const each = (kind: string) => rows.map(() => kind)

  it('is open where nothing is in its way', () => {
    expect(kindsOf({})).toEqual(each('open'))
  })

  it('is closed to everybody but the owner, and while an order is open', () => {
    expect(kindsOf({ isOwner: false })).toEqual(each('ownerOnly'))
    expect(kindsOf({ isOrderOpen: true })).toEqual(each('openOrder'))
  })

  it('is closed without a gateway where it takes money', () => {
    expect(kindsOf({ payments: 'off' })).toEqual(rows.map((row) => (isCharged(row) ? 'providerOff' : 'open')))
  })

  it('offline holds all but the pages of Lemon Squeezy; what takes money where its amount is known and there is a card', () => {
    const closed = 'onlineOnly'
    const hosted = (row: PlanRow) => row.kind === 'checkout' || row.kind === 'portal'
    expect(kindsOf({ isOnline: false })).toEqual(rows.map((row) => (hosted(row) ? closed : 'held')))
    for (const missing of [{ hasCard: false }, { hasAmount: false }])
      expect(kindsOf({ isOnline: false, ...missing })).toEqual(
        rows.map((row) => (hosted(row) || isCharged(row) ? closed : 'held')),
      )
  })

  it('asks for a card where money is taken and there is none', () => {
    expect(kindsOf({ hasCard: false })).toEqual(rows.map((row) => (isCharged(row) ? 'noCard' : 'open')))
  })

  it('waits for the amount that the server says', () => {
    expect(kindsOf({ hasAmount: false })).toEqual([
      ...['open', 'noAmount', 'noAmount', 'open'],
      ...rows.slice(4).map(() => 'open'),
    ])
  })
})

function ended(plan: PlanOnSale): Subscription {
  return { ...none, status: 'EXPIRED', phase: 'EXPIRED', plan, periodType: 'MONTHLY', periodEndDate: end }
}
