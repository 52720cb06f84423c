import { vi } from 'vitest'
import { addDays, seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { TestApi } from '#server/api/test-api.ts'
import type { Charge, Gateway } from '#server/gateways/payments/gateway.ts'
import type { Services } from '#server/http/context.ts'
import { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { settlePaymentsTask } from '#server/jobs/settle-payments.ts'
import { addCard } from '../cards/cards.ts'
import { readDeskOrder } from '../corrections/queries.ts'
import { refundAtOnce } from '../corrections/refund-order.ts'
import type { PaymentServices } from '../payment-services.ts'
import { buyCredits } from '../payments/buy-credits.ts'
import { announce, announcePrices } from '../subscriptions/announce.ts'
import { cancel, changePeriodTo, goFree, undoCancel } from '../subscriptions/change-plan.ts'
import { decide, takeBack } from '../subscriptions/price-decisions.ts'
import { beginDay, renewSubscriptions } from '../subscriptions/renewal-jobs.ts'
import { show } from '../subscriptions/show-subscription.ts'
import { buyPlan } from '../subscriptions/subscribe.ts'
import { cardNumbers, paymentJobs } from './test-payments.ts'

/** What the days do to payments. */
interface Weather {
  /** Chances from 0 to 1. */
  readonly refused: number
  readonly answerLost: number
  readonly requestLost: number
  /** The process that charges ends before it has written the answer. */
  readonly killed: number
  readonly isOut: boolean
}

const calm: Weather = { refused: 0, answerLost: 0, requestLost: 0, killed: 0, isOut: false }
const rough: Weather = { refused: 0.08, answerLost: 0.04, requestLost: 0.03, killed: 0.02, isOut: false }

export type Random = () => number

/** Numbers from 0 to 1 that follow from a seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The sandbox in bad weather. `onKilled` is called when a process would have ended: its promise never settles. */
export function inWeather(
  sandbox: Gateway,
  random: Random,
  weather: () => Weather,
  onKilled: (orderRef: string) => void = () => {},
): Gateway {
  const lost: Charge = { state: 'UNKNOWN', raw: 'lost' }
  return {
    ...sandbox,
    async charge(order) {
      const { isOut, refused, answerLost, requestLost, killed } = weather()
      const dice = random()
      if (isOut) {
        if (dice < 0.3) await sandbox.charge(order)
        return lost
      }
      if (dice < refused)
        return { state: 'DECLINED', code: dice < refused / 4 ? 'CARD_STOPPED' : 'LIMIT', raw: 'weather' }
      if (dice < refused + answerLost) {
        await sandbox.charge(order)
        return lost
      }
      if (dice < refused + answerLost + requestLost) return lost
      if (dice < refused + answerLost + requestLost + killed) {
        if (random() < 0.5) await sandbox.charge(order)
        onKilled(order.orderRef)
        return new Promise<never>(() => {})
      }
      return sandbox.charge(order)
    },
    async lookUp(orderRef, day) {
      return weather().isOut ? lost : sandbox.lookUp(orderRef, day)
    },
    async refund(order) {
      const done = weather().isOut
        ? ({ state: 'UNKNOWN', raw: 'lost' } as const)
        : await sandbox.refund(order)
      return random() < weather().answerLost * 4 ? { state: 'UNKNOWN', raw: 'lost' } : done
    },
  }
}

export interface Shop {
  readonly brand: number
  readonly account: number
  cards: number[]
}

/** Brands with an owner each. */
export async function openShops(api: TestApi, count: number, name: string): Promise<Shop[]> {
  const { rows } = await api.database.pool.query<{ brand: number; account: number }>(
    `with people as (
       insert into account (email, full_name) select $2 || n || '@year.example', '한결' from generate_series(1, $1::int) n
       returning id),
     shops as (insert into brand (name) select '온기 ' || n from generate_series(1, $1::int) n returning id),
     pairs as (
       select p.id as account, s.id as brand from
         (select id, row_number() over (order by id) as n from people) p
         join (select id, row_number() over (order by id) as n from shops) s using (n))
     insert into brand_member (brand_id, account_id, role, joined_at)
     select brand, account, 'BRAND_ROLE_OWNER', now() from pairs returning brand_id as brand, account_id as account`,
    [count, name],
  )
  return rows.map((row) => ({ ...row, cards: [] }))
}

export function contextOf(
  api: TestApi,
  services: PaymentServices,
  shop: Shop,
  orderKey: string | null,
): CallContext {
  return new CallContext({
    db: api.database.kysely,
    services: { ...api.services, payments: services.payments } as Services,
    caller: {
      kind: 'account',
      session: { tokenHash: Buffer.alloc(0), account: { id: shop.account, name: '한결' } },
    },
    brand: { id: shop.brand, role: 'BRAND_ROLE_OWNER' },
    language: 'ko',
    orderKey,
  } as ConstructorParameters<typeof CallContext>[0])
}

export async function giveCard(
  services: PaymentServices,
  shop: Shop,
  number: string = cardNumbers.good,
): Promise<number> {
  const card = { number, expireDate: '2039-12', identity: '900131', pw2Digit: '12' }
  const { id } = await addCard(
    services,
    shop.brand,
    { ...card, title: '', biz: false, defaultSet: true },
    async () => {},
  )
  shop.cards.push(id)
  return id
}

interface Year {
  readonly shops: number
  readonly days: number
  readonly seed: number
  readonly plans: Readonly<Record<'Free' | 'Basic' | 'Plus', number>>
  /** First day, in Seoul. */
  readonly from: string
}

/** By the day of the year: what the prices of plans are set to, in percent of those of the seed. */
const pricesFrom: Readonly<Record<number, number>> = { 45: 110, 150: 90, 240: 105 }

const setPrices = (api: TestApi, percent: number) =>
  api.database.pool.query(
    `update plan set price = seed.month * $1 / 100, price_of_year = seed.year * $1 / 100
     from (values ('BASIC', 29900, 299000), ('PLUS', 85400, 854000)) seed (key, month, year)
     where plan.key = seed.key and currency = 'KRW'`,
    [percent],
  )

/** Lets shops live through days of changes, refusals, outages and a worker that is away. Returns what was done. */
export async function liveThrough(api: TestApi, { shops: count, days, seed, plans, from }: Year) {
  const random = randomOf(seed)
  const done: Record<string, number> = {}
  const note = (what: string) => {
    done[what] = (done[what] ?? 0) + 1
  }
  let weather = calm
  const killed = new Set<() => void>()
  const sandbox = api.services.payments.forNewCards as Gateway
  const gateway = inWeather(
    sandbox,
    random,
    () => weather,
    () => {
      note('killed')
      for (const end of killed) end()
    },
  )
  const base = paymentJobs(api).services
  const services: PaymentServices = {
    ...base,
    log: { error() {}, warn() {} },
    payments: {
      forNewCards: gateway,
      named: (name) => (name === 'sandbox' ? gateway : null),
      paypal: null,
      lemonSqueezy: null,
    },
    now: () => new Date(),
  }
  /** Until it is done, or its process is killed. */
  const untilKilled = async (work: Promise<unknown>) => {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    killed.add(end)
    await Promise.race([work, over]).finally(() => killed.delete(end))
  }
  const settle = async () => {
    await untilKilled(Promise.resolve(settlePaymentsTask(services)['settle-payments']?.run({})))
  }
  const shops = await openShops(api, count, `s${seed}-`)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let keys = 0
    const act = async (shop: Shop, day: number) => {
      const key = `${shop.brand}-${day}-${++keys}`
      const context = contextOf(api, services, shop, key)
      const asked = (await show(context)).priceChange
      if (asked && random() < 0.8) {
        if (asked.state !== 'OPEN') return takeBack(context).then(() => 'decision taken back')
        const decision = random() < 0.8 ? 'CONSENT' : 'REFUSE'
        return decide(context, { decision, price: asked.newPrice }).then(() => decision.toLowerCase())
      }
      const card = shop.cards.at(-1)
      const dice = random()
      const plan = random() < 0.6 ? plans.Basic : plans.Plus
      const periodType = random() < 0.75 ? 'MONTHLY' : 'YEARLY'
      const pay = { idBrand: shop.brand, idPlan: plan, idPayMethod: card ?? 0, periodType } as const
      if (card === undefined || dice < 0.06) return giveCard(services, shop).then(() => 'card')
      if (dice < 0.52) {
        const sent = [buyPlan(context, { ...pay, amount: undefined })]
        // The same press once more, or another device.
        if (random() < 0.3)
          sent.push(
            buyPlan(contextOf(api, services, shop, random() < 0.5 ? key : `${key}-b`), {
              ...pay,
              amount: undefined,
            }),
          )
        const [first, second] = await Promise.allSettled(sent)
        if (second?.status === 'rejected' && !(second.reason instanceof Refusal)) throw second.reason
        if (first?.status === 'rejected') throw first.reason
        return 'subscribe'
      }
      if (dice < 0.6)
        return changePeriodTo(context, { idPlan: plan, periodType, amount: undefined }).then(() => 'period')
      if (dice < 0.7) return cancel(context).then(() => 'cancel')
      if (dice < 0.78) return undoCancel(context).then(() => 'undo')
      if (dice < 0.82) return goFree(context, undefined).then(() => 'free')
      if (dice < 0.96)
        return buyCredits(context, { idPayMethod: card, idCreditPlan: 1, description: '' }).then(
          () => 'credits',
        )
      return refund(api, context, shop, random).then(() => 'refund')
    }
    for (let day = 0; day < days; day += 1) {
      const today = startOfSeoulDay(addDays(from, day))
      const percent = pricesFrom[day]
      if (percent !== undefined) await setPrices(api, percent)
      const isOut = day % 97 === 40 || day % 97 === 41
      weather = { ...rough, isOut }
      const isWorkerAway = day % 120 >= 100 && day % 120 < 103
      if (!isWorkerAway) {
        vi.setSystemTime(today + 5 * 60_000)
        await beginDay(services)
        vi.setSystemTime(today + 550 * 60_000)
        await untilKilled(announce(services))
        await untilKilled(announcePrices(services))
        await untilKilled(renewSubscriptions(services))
        // The next run of the queue goes on where the killed one was.
        await untilKilled(renewSubscriptions(services))
      }
      vi.setSystemTime(today + 720 * 60_000)
      for (const shop of shops) {
        if (random() > 0.03) continue
        await untilKilled(
          act(shop, day).then(note, (error: unknown) => {
            if (error instanceof Refusal) return note('refused')
            throw error
          }),
        )
      }
      if (!isWorkerAway)
        for (const minutes of [722, 725, 735, 800, 1_200]) {
          vi.setSystemTime(today + minutes * 60_000)
          await settle()
        }
    }
    weather = calm
    for (let hours = 1; hours < 200; hours *= 1.6) {
      vi.setSystemTime(startOfSeoulDay(addDays(from, days)) + hours * 3_600_000)
      await settle()
    }
    return { done, until: seoulDayOf(Date.now()), services }
  } finally {
    await setPrices(api, 100)
    vi.useRealTimers()
  }
}

async function refund(api: TestApi, context: CallContext, shop: Shop, random: Random): Promise<void> {
  const { rows } = await api.database.pool.query(
    `select pid from billing_order where brand_id = $1 and status in ('PAID', 'PART_REFUNDED') and amount > 0
     order by created_at desc limit 3`,
    [shop.brand],
  )
  const pid = rows[Math.floor(random() * rows.length)]?.pid
  if (pid === undefined) return
  const { offer } = await readDeskOrder(api.database.kysely, pid, new Date())
  if (!offer) return
  const { left, unused } = offer
  const dice = random()
  const [mode, amount] =
    dice < 0.4
      ? (['WHOLE', left] as const)
      : dice < 0.7
        ? (['UNUSED', unused] as const)
        : (['PART', Math.ceil(left / 3)] as const)
  await refundAtOnce(context, { pid, mode, amount, left, reason: 'year' }, async () => {})
}
