import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Gateway } from '#server/gateways/payments/gateway.ts'
import { openSandbox } from '#server/gateways/payments/sandbox.ts'
import { Refusal } from '#server/http/refusal.ts'
import { settlePaymentsTask } from '#server/jobs/settle-payments.ts'
import { openKeyRing } from '#server/keys/key-ring.ts'
import { runsWithin } from '../../../../tests/support/size.ts'
import { addCard, type CardRow } from '../cards/cards.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { claimOrder } from '../orders/claim-order.ts'
import type { PaymentServices } from '../payment-services.ts'
import { findCardData } from '../testing/test-card-data.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { cardNumbers, keptLog } from '../testing/test-payments.ts'

const budget = runsWithin(3, 2_000, 100)
const { runs } = budget
const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

let database: Database
const logged = keptLog()

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

/*
 * Three devices press at the same time, with cards that answer, refuse or lose answers, by processes that end before or after
 * the gateway was asked; the clock goes on and jobs run, also twice at once. Then everything is settled.
 */
const numbers = ['good', 'limit', 'firstOnly', 'answerLost', 'requestLost', 'refundAnswerLost'] as const
const press = fc.record({
  card: fc.nat(2),
  key: fc.nat(3),
  ends: fc.constantFrom('never', 'never', 'never', 'before', 'after'),
})
const step = fc.record({
  presses: fc.array(press, { minLength: 1, maxLength: 3 }),
  minutes: fc.constantFrom(0, 0, 1, 3, 90),
  jobs: fc.nat(2),
})
const example = fc.record({
  cards: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...numbers))),
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
})

const counts = { paid: 0, refused: 0, open: 0, ended: 0, unknown: 0 }

test(`money that was taken is what was given for it, after any presses of three devices`, {
  timeout: 20_000 + runs * 1_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(example, async ({ cards: chosen, steps }) => {
      if (!budget.begin()) return
      const { id: brand } = await database.kysely
        .insertInto('brand')
        .values({ name: '온기' })
        .returning('id')
        .executeTakeFirstOrThrow()
      let now = Date.UTC(2026, 10, 1)
      const sandbox = openSandbox(database.kysely)
      const servicesOf = (gateway: Gateway): PaymentServices => ({
        kysely: database.kysely,
        payments: { forNewCards: gateway, named: () => gateway, paypal: null, lemonSqueezy: null },
        keys: openKeyRing('k'.repeat(32), []),
        log: logged.log,
        now: () => new Date(now),
      })
      const services = servicesOf(sandbox)
      const cards: CardRow[] = []
      for (const name of chosen) {
        const card = { number: cardNumbers[name], expireDate: '2039-12', identity: '900131', pw2Digit: '12' }
        const more = { title: '', biz: false, defaultSet: true }
        cards.push(await addCard(services, brand, { ...card, ...more }, async () => {}))
      }
      const settle = async (minutes: number, times: number) => {
        now += minutes * 60_000
        const { 'settle-payments': job } = settlePaymentsTask(services)
        await Promise.all(Array.from({ length: times }, () => job?.run({})))
      }
      for (const { presses, minutes, jobs } of steps) {
        await Promise.all(
          presses.map(({ card, key, ends }) =>
            buy(services, brand, cards[card] as CardRow, `${brand}-${key}`, ends),
          ),
        )
        await settle(minutes, jobs)
      }
      for (const minutes of [2, 3, 3, 60, 60]) await settle(minutes, 1)
      await check(brand)
    }),
    { numRuns: runs, ...seed },
  )
  expect(
    Object.values(counts).every((count) => count > 0),
    JSON.stringify(counts),
  ).toBe(true)
  expect(await findLedgerFaults(database)).toEqual([])
  expect(await findCardData({ pool: database.pool, logged: logged.text() })).toEqual([])
})

async function buy(services: PaymentServices, brand: number, card: CardRow, clientKey: string, ends: string) {
  const snapshot = { kind: 'CREDIT', idCreditPlan: 1, credit: 1_000, description: null } as const
  const order = { brand, kind: 'CREDIT', lane: 'credit', snapshot, amount: 10_000, account: null } as const
  const at = services.now()
  const claim = await inTransaction(services.kysely, (db) =>
    claimOrder(db, { ...order, clientKey, card, isSandbox: true, at }),
  ).catch((error: unknown) => {
    if (error instanceof Refusal && error.reason?.name === 'OPEN_ORDER') return null
    throw error
  })
  if (claim === null) counts.open += 1
  if (claim === null || ends === 'before') return
  if (ends === 'never') {
    await sendCharge(services, claim, card, { amount: 10_000, name: '크레딧' })
    return
  }
  // The gateway has charged, and that is not written.
  counts.ended += 1
  const gateway = services.payments.forNewCards as Gateway
  const cut: Gateway = {
    ...gateway,
    async charge(given) {
      await gateway.charge(given)
      throw new Error(`the process ends ${randomUUID()}`)
    },
  }
  const gone = { ...services, payments: { ...services.payments, forNewCards: cut, named: () => cut } }
  await sendCharge(gone, claim, card, { amount: 10_000, name: '크레딧' })
}

/** Nothing is open, and for the brand money, orders, refunds and credits agree. */
async function check(brand: number): Promise<void> {
  const query = async (text: string) => (await database.pool.query(text, [brand])).rows
  const orders = await query(
    `select pid, status, client_key, (select count(*)::int from payment_attempt a where a.pid = o.pid) as attempts
     from billing_order o where brand_id = $1`,
  )
  expect(orders.filter(({ status }) => status === 'INIT' || status === 'PENDING')).toEqual([])
  const paid = orders.filter(({ status }) => status === 'PAID')
  counts.paid += paid.length
  counts.refused += orders.length - paid.length
  expect(new Set(orders.map(({ client_key }) => client_key)).size).toBe(orders.length)
  const [money] = await query(
    `select coalesce(sum(p.amount), 0)::int as taken, coalesce(sum(r.amount), 0)::int as back
     from payment_attempt a join sandbox_payment p on p.order_ref = a.order_ref
       left join sandbox_refund r on r.txn = p.txn
     where a.brand_id = $1`,
  )
  expect(money.taken - money.back).toBe(10_000 * paid.length)
  const [credits] = await query(
    `select coalesce(sum(amount), 0)::int as sum from credit_entry where brand_id = $1`,
  )
  expect(credits.sum).toBe(1_000 * paid.length)
  const [looked] = await query(
    'select coalesce(sum(looks), 0)::int as n from payment_attempt where brand_id = $1',
  )
  counts.unknown += looked.n
}
