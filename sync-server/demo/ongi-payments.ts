import type { Transaction } from 'kysely'
import type { OrderSnapshot } from '#model/money/orders.ts'
import { priceOfProducts } from '#model/tasks/products.ts'
import { addMonths } from '#model/time/periods.ts'
import { addDays, seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import { addCard, type CardRow, deleteCard, makeDefault } from '../api/billing/cards/cards.ts'
import { sendCharge } from '../api/billing/charges/send-charge.ts'
import { refundOrder } from '../api/billing/corrections/refund-order.ts'
import { grantWelcome, listCreditPlans } from '../api/billing/credits/queries.ts'
import { claimOrder, type NewOrder } from '../api/billing/orders/claim-order.ts'
import { itemOf } from '../api/billing/orders/words.ts'
import type { PaymentServices } from '../api/billing/payment-services.ts'
import { readPlanOf } from '../api/billing/plans/plan-rows.ts'
import { readSubscriptionOf } from '../api/billing/plans/subscription.ts'
import { sendRefund } from '../api/billing/refunds/refunds.ts'
import { renew } from '../api/billing/subscriptions/renew.ts'
import { beginDay, renewSubscriptions } from '../api/billing/subscriptions/renewal-jobs.ts'
import { quote } from '../api/billing/subscriptions/subscribe.ts'
import { storePaidRequest } from '../api/tasks/request.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Environment } from '../environment/environment.ts'
import { openSandbox } from '../gateways/payments/sandbox.ts'
import { expireCreditsTask } from '../jobs/expire-credits.ts'
import { mailPaymentsTask } from '../jobs/mail-payments.ts'
import { keysOf } from '../keys/key-ring.ts'
import type { Logger } from '../logging.ts'

interface Buyer {
  readonly idBrand: number
  readonly idAccount: number
}

const renewals = 14
/** Within the days in which credits are shown as about to expire. */
const daysToNextRenewal = 5
const creditsBought = { few: 1_000, many: 3_000 } as const

/** The day in Seoul on which 온기 has bought its plan: its fourteenth renewal was in the last month, the next is in some days. */
export const firstDayOfOngi = (now: Date): string =>
  addMonths(addDays(seoulDayOf(now.getTime()), daysToNextRenewal), -(renewals + 1))

/**
 * Lets 온기 live through more than fourteen months of Plus with cards of the sandbox, by the code that sells, renews and refunds
 * and by the jobs of the server, whose clock is set to each day on which something happens. A renewal is refused and paid on
 * the next day with another card; credits are bought, once by mistake and refunded; a task takes some of those that are
 * about to expire. `inMonth` is what happens besides, after each renewal.
 */
export async function payForOngi(
  database: Database,
  buyer: Buyer,
  environment: Environment,
  log: Logger,
  now = new Date(),
  inMonth: (renewal: number, day: string) => Promise<void> = async () => {},
): Promise<void> {
  const { kysely } = database
  const { idBrand, idAccount } = buyer
  const firstDay = firstDayOfOngi(now)
  const clock = { at: now }
  const services = servicesIn(clock, database, environment, log)
  const expireCredits = expireCreditsTask(database, services.now, services.log)['expire-credits']
  // Its mails are of days that have passed: they are not sent today.
  const noMail = { send: async () => {} }
  const mails = mailPaymentsTask(database, noMail, environment, log, services.now)['mail-payments']
  const transact = <T>(work: (db: Transaction<DB>) => Promise<T>) => inTransaction(kysely, work)
  const order = (card: CardRow, what: Wanted) => buy(services, buyer, card, what)
  const setClock = (day: string, hours: number, minutes: number) => {
    clock.at = new Date(startOfSeoulDay(day) + (hours * 60 + minutes) * 60_000)
  }
  /** What the jobs of a day do, at their hours. */
  const runJobs = async (day: string) => {
    setClock(day, 0, 5)
    await expireCredits?.run({})
    await beginDay(services)
    setClock(day, 9, 10)
    await renewSubscriptions(services)
  }
  const renewal = (n: number) => addMonths(firstDay, n)

  setClock(firstDay, 10, 20)
  await transact((db) => grantWelcome(db, { owner: idAccount, brand: idBrand, at: clock.at }))
  setClock(firstDay, 10, 42)
  const card = await addCard(services, idBrand, cardOf('4242424242424242', ''), async () => {})
  await order(card, 'PLUS')
  let lowCard: CardRow | undefined
  for (let n = 1; n <= renewals; n += 1) {
    await runJobs(renewal(n))
    if (n === 3) {
      setClock(addDays(renewal(n), 9), 15, 5)
      await order(card, 'MANY_CREDITS')
    }
    if (n === 6) {
      setClock(addDays(renewal(n), 3), 11, 30)
      const pid = await order(card, 'FEW_CREDITS')
      setClock(addDays(renewal(n), 4), 10, 15)
      await refund(services, pid)
    }
    if (n === 8) {
      setClock(addDays(renewal(n), 20), 18, 50)
      lowCard = await addCard(services, idBrand, cardOf('9000000000001017', '체크카드'), async () => {})
    }
    if (n === 9 && lowCard) {
      const { id } = lowCard
      setClock(addDays(renewal(n), 1), 8, 35)
      const payer = await transact((db) => makeDefault(db, idBrand, card.id))
      await renew(services, idBrand, { card: payer, clientKey: null })
      await transact((db) => deleteCard(db, { brand: idBrand, id, at: clock.at, isNeeded: true }))
    }
    await inMonth(n, renewal(n))
    // The credits of the welcome expire after a year, between two renewals.
    if (n === 12) await runJobs(addDays(firstDay, 366))
    await mails?.run({})
  }
  setClock(addDays(seoulDayOf(now.getTime()), -2), 14, 25)
  await transact((db) => requestPost(db, buyer, clock.at))
}

/** What the sandbox charges, at the time of the clock. */
function servicesIn(
  clock: { readonly at: Date },
  { kysely }: Database,
  environment: Environment,
  log: Logger,
): PaymentServices {
  const sandbox = openSandbox(kysely)
  return {
    kysely,
    payments: {
      forNewCards: sandbox,
      named: (name) => (name === sandbox.name ? sandbox : null),
      paypal: null,
      lemonSqueezy: null,
    },
    keys: keysOf(environment),
    log,
    now: () => clock.at,
  }
}

const cardOf = (number: string, title: string) => ({
  number,
  title,
  expireDate: '2039-12',
  identity: '900131',
  pw2Digit: '12',
  biz: false,
  defaultSet: true,
})

type Wanted = 'PLUS' | 'MANY_CREDITS' | 'FEW_CREDITS'
type Goods = Pick<NewOrder, 'kind' | 'lane' | 'amount'> & { readonly snapshot: OrderSnapshot }

/** Buys something with a card of the brand. Returns its order. */
async function buy(
  services: PaymentServices,
  { idBrand, idAccount }: Buyer,
  card: CardRow,
  wanted: Wanted,
): Promise<string> {
  const at = services.now()
  const { claim, goods } = await inTransaction(services.kysely, async (db) => {
    const goods = await goodsOf(db, idBrand, wanted, at)
    const buyer = { brand: idBrand, account: idAccount, clientKey: null, card, isSandbox: true, at }
    return { claim: await claimOrder(db, { ...goods, ...buyer }), goods }
  })
  await sendCharge(services, claim, card, { amount: goods.amount, name: itemOf('ko', goods.snapshot) })
  return claim.pid
}

async function goodsOf(db: Transaction<DB>, idBrand: number, wanted: Wanted, at: Date): Promise<Goods> {
  if (wanted === 'PLUS') {
    const { subscription } = await readSubscriptionOf(db, idBrand)
    const plan = await readPlanOf(db, 'PLUS')
    const { snapshot, amount } = await quote(db, subscription, plan, 'MONTHLY', seoulDayOf(at.getTime()))
    return { kind: snapshot.event, lane: 'plan', snapshot, amount }
  }
  const credit = wanted === 'MANY_CREDITS' ? creditsBought.many : creditsBought.few
  const plan = (await listCreditPlans(db)).find((one) => one.credit === credit)
  if (!plan) throw new Error(`${credit} credits are not sold.`)
  const snapshot = { kind: 'CREDIT', idCreditPlan: plan.id, credit, description: null } as const
  return { kind: 'CREDIT', lane: 'credit', snapshot, amount: plan.price }
}

/** As an operator does it: all of an order whose credits are unused. */
async function refund(services: PaymentServices, pid: string): Promise<void> {
  const { kysely, payments, now } = services
  const { amount } = await kysely
    .selectFrom('billing_order')
    .select('amount')
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow()
  const wanted = { pid, mode: 'WHOLE', amount, left: amount, reason: '두 번 충전함', at: now() } as const
  const { refundRef } = await inTransaction(kysely, (db) => refundOrder(db, payments, wanted))
  await sendRefund(services, refundRef)
}

async function requestPost(db: Transaction<DB>, { idBrand, idAccount }: Buyer, at: Date): Promise<void> {
  const products = [8]
  await storePaidRequest(db, {
    brand: idBrand,
    account: idAccount,
    title: '겨울 밥그릇 소식',
    request:
      '새로 구운 겨울 밥그릇을 알리는 글 한 장이에요. 김이 오르는 밥그릇 하나만 크게, 글은 두 줄 안으로 넣어 주세요.',
    products,
    forms: [[8, '1080 × 1350 px']],
    price: priceOfProducts(products) ?? 0,
    share: null,
    at,
  })
}
