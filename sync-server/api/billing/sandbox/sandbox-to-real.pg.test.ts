import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '#model/time/seoul-day.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { Refusal } from '#server/http/refusal.ts'
import { pay } from '../links/pay-by-link.ts'
import { makeDeskLink } from '../links/queries.ts'
import { announce } from '../subscriptions/announce.ts'
import { show } from '../subscriptions/show-subscription.ts'
import { openTill, setClock } from '../testing/test-clock.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { findMoneyFaults } from '../testing/test-money.ts'
import { cardBody, cardNumbers } from '../testing/test-payments.ts'
import { contextOf, giveCard, type Shop } from '../testing/test-year.ts'

/* A deployment that sold plans at the sandbox takes money for real from some day on. */

let api: TestApi
let sandbox: Awaited<ReturnType<typeof openTill>>
let real: typeof sandbox

beforeAll(async () => {
  api = await openTestApi()
  sandbox = await openTill(api)
  // It keeps the books of the sandbox, under a name that is none.
  real = await openTill(api, () => ({ name: 'toss', isSandbox: false }))
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  expect(await findMoneyFaults(api.database)).toEqual([])
  await api.close()
})

const read = (shop: Shop) => show(contextOf(api, real.services, shop, null))

test('a plan of the sandbox ends with its period, without a mail of a failed payment, and is bought anew for real', async () => {
  const shop = await sandbox.subscriber('ends', '2027-03-10')
  setClock('2027-04-09', 9, 10)
  await real.begin()
  await announce(real.services)
  await real.renew()
  expect(await real.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
  setClock('2027-04-10', 0, 5)
  await Promise.all([real.begin(), real.begin()])
  await real.renew()
  expect(await real.subscription(shop)).toMatchObject({ phase: 'EXPIRED', end_reason: 'CANCELED' })
  expect(await real.mails(shop)).toEqual(['ENDING', 'ENDED'])
  expect(await real.orders(shop)).toEqual(['SUBSCRIBE PAID 29900'])
  setClock('2027-04-12')
  await giveCard(real.services, shop)
  expect(await real.press(shop)).toMatchObject({ state: 'PAID', amount: 29_900, sandbox: false })
  expect(await read(shop)).toMatchObject({ phase: 'ACTIVE', sandbox: false })
  setClock('2027-05-12', 9, 10)
  await real.renew()
  expect(await real.subscription(shop)).toMatchObject({ phase: 'ACTIVE', period_end: '2027-06-12' })
})

test('where the job of the night did not run, the one that charges ends it', async () => {
  const shop = await sandbox.subscriber('ends-late', '2027-03-10')
  setClock('2027-04-10', 9, 10)
  await real.renew()
  expect(await real.subscription(shop)).toMatchObject({ phase: 'EXPIRED', end_reason: 'CANCELED' })
  expect(await real.mails(shop)).toEqual(['ENDED'])
})

test('one whose renewal was refused at the sandbox is bought anew with a real card, for a period that begins today', async () => {
  setClock('2027-03-10')
  const shop = await sandbox.shop('refused', cardNumbers.firstOnly)
  await sandbox.press(shop)
  setClock('2027-04-10', 9, 10)
  await sandbox.renew()
  expect(await read(shop)).toMatchObject({ phase: 'PAST_DUE' })
  setClock('2027-04-12')
  await giveCard(real.services, shop)
  expect(await real.press(shop, { amount: 29_900 })).toMatchObject({ state: 'PAID', sandbox: false })
  expect(await real.subscription(shop)).toMatchObject({
    phase: 'ACTIVE',
    period_start: '2027-04-12',
    period_end: '2027-05-12',
  })
  expect(await real.orders(shop)).toEqual([
    'SUBSCRIBE PAID 29900',
    'RENEW CANCELED 29900',
    'SUBSCRIBE PAID 29900',
  ])
})

test('a real card pays the whole price of a higher plan: nothing that was not paid is taken off', async () => {
  const shop = await sandbox.subscriber('higher', '2027-03-10')
  setClock('2027-03-25')
  await giveCard(real.services, shop)
  expect(await real.press(shop, { plan: 'Plus' })).toMatchObject({ state: 'PAID', amount: 85_400 })
  expect(await real.subscription(shop)).toMatchObject({
    period_start: '2027-03-25',
    period_end: '2027-04-25',
  })
})

test('a payment link sells what is left from the sandbox anew, as the owner can buy it', async () => {
  setClock('2027-03-10')
  const shop = await sandbox.shop('link-refused', cardNumbers.firstOnly)
  await sandbox.press(shop)
  setClock('2027-04-10', 9, 10)
  await sandbox.renew()
  setClock('2027-04-12')
  const link = await linkFor(shop)
  // A link that is not paid changes nothing.
  expect(await real.orders(shop)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW INIT 29900'])
  expect(await payBy(link, shop, cardNumbers.refusedAtRegistration)).toBe('CARD_REFUSED')
  expect(await real.orders(shop)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW INIT 29900'])
  expect(await payBy(link, shop)).toMatchObject({ state: 'PAID', amount: 29_900, sandbox: false })
  expect(await real.subscription(shop)).toMatchObject({ phase: 'ACTIVE', period_start: '2027-04-12' })
  expect((await real.orders(shop)).sort()).toEqual([
    'LINK PAID 29900',
    'RENEW CANCELED 29900',
    'SUBSCRIBE PAID 29900',
  ])
})

test('a payment link sells to a brand whose days of grace are over, also before the job of the night', async () => {
  setClock('2027-05-10')
  const shop = await real.shop('link-grace', cardNumbers.firstOnly)
  await real.press(shop)
  setClock('2027-06-10', 9, 10)
  await real.renew()
  const { grace_until: graceUntil } = (await real.subscription(shop)) as { grace_until: string }
  setClock(graceUntil)
  await expect(linkFor(shop)).rejects.toMatchObject({ reason: { name: 'ALREADY_SUBSCRIBED' } })
  setClock(addDays(graceUntil, 1), 0, 1)
  expect(await payBy(await linkFor(shop), shop)).toMatchObject({ state: 'PAID', amount: 29_900 })
  expect(await real.subscription(shop)).toMatchObject({
    phase: 'ACTIVE',
    period_start: addDays(graceUntil, 1),
  })
  await real.begin()
  expect(await real.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
})

const email = 'payer@ongi.example'
const terms = () => ({ idPlan: real.plans.Basic, periodType: 'MONTHLY', email }) as const

/** As an operator makes it. */
function linkFor({ brand, account }: Shop) {
  const { kysely, payments } = real.services
  return inTransaction(kysely, (db) =>
    makeDeskLink(db, payments, { ...terms(), idBrand: brand, staff: account }),
  )
}

/** The answer to who pays by a link, or the code of what refuses it. */
function payBy({ id }: { readonly id: string }, shop: Shop, number: string = cardNumbers.good) {
  const context = Object.assign(contextOf(api, real.services, shop, randomUUID()), {
    countCard: async () => {},
    countMailTo: async () => {},
  })
  const payMethodReqBody = { ...cardBody(number), title: '', defaultSet: true }
  return pay(context, { ...terms(), idPaymentLink: id, idBrand: shop.brand, payMethodReqBody }).catch(
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )
}
