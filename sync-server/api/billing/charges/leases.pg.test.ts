import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { declined, type Gateway } from '#server/gateways/payments/gateway.ts'
import { callMs } from '#server/gateways/payments/gateway-fetch.ts'
import { readPayment, refundPayment } from '#server/gateways/payments/sandbox-books.ts'
import { leaseMs } from '../orders/lease.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { lost, openTill, setClock, wait } from '../testing/test-clock.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { cardNumbers } from '../testing/test-payments.ts'
import type { Shop } from '../testing/test-year.ts'

/*
 * A gateway without idempotency keys, as NICEPAY: a charge without an answer is cancelled, and a partial refund that is sent
 * twice is given back twice. `during` is what happens, and how much time passes, while it is asked.
 */

type GatewayCall = 'charge' | 'cancel' | 'lookUp' | 'voidUnseen' | 'refund'

let api: TestApi
let till: Awaited<ReturnType<typeof openTill>>
let during: Partial<Record<GatewayCall, () => Promise<void>>> = {}
let isSilent = false

beforeAll(async () => {
  api = await openTestApi()
  const { kysely } = api.database
  /** Of the first request of its kind: those of another process are answered at once. */
  async function happen(asked: GatewayCall) {
    const happens = during[asked]
    delete during[asked]
    await happens?.()
  }
  till = await openTill(
    api,
    (sandbox): Partial<Gateway> => ({
      async charge(order) {
        const charged = await sandbox.charge(order)
        await happen('charge')
        if (!isSilent) return charged
        if (!(await order.mayCancel())) return lost
        await happen('cancel')
        const paid = await readPayment(kysely, order.orderRef)
        if (paid) await refundPayment(kysely, { txn: paid.txn, refundRef: randomUUID(), amount: paid.left })
        return declined('NOT_SENT', 'cancelled without an answer')
      },
      async lookUp(orderRef, day) {
        const found = await sandbox.lookUp(orderRef, day)
        await happen('lookUp')
        return found
      },
      async voidUnseen() {
        await happen('voidUnseen')
        return true
      },
      async refund(order) {
        await happen('refund')
        return refundPayment(kysely, { ...order, refundRef: randomUUID() })
      },
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  during = {}
  isSilent = false
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

/** So many minutes pass, and another process settles what is due. */
const minutes = (count: number) => async () => {
  wait(count)
  await till.settle()
}

async function refund(shop: Shop, amount: number): Promise<void> {
  const [order] = await till.query(
    'select pid, brand_id, order_ref from billing_order join payment_attempt using (pid, brand_id) where brand_id = $1',
    [shop.brand],
  )
  await inTransaction(till.services.kysely, (db) =>
    requestRefund(db, order, order, amount, 'asked for', new Date()),
  )
}

const refundsOf = ({ brand }: Shop) =>
  till.query(
    `select state, amount, (select sum(sandbox_refund.amount)::int from sandbox_refund join sandbox_payment using (txn)
       where sandbox_payment.order_ref = payment_refund.order_ref) as given
     from payment_refund where brand_id = $1`,
    [brand],
  )

test('[P1] a lease is longer than the longest call of a gateway', () => {
  expect(leaseMs).toBeGreaterThanOrEqual(callMs + 30_000)
})

test('[P1] a charge that is cancelled two minutes later, without an answer, is left to its process and gives nothing', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('slow')
  isSilent = true
  during = { charge: minutes(1), cancel: minutes(1) }
  await till.press(shop)
  for (const later of [1, 5, 60]) await minutes(later)()
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE FAILED 29900'])
  expect(await till.kept(shop)).toBe(0)
  expect((await till.subscription(shop))?.phase ?? 'FREE').not.toBe('ACTIVE')
})

test('[P2] a process that was held up for longer than its lease cancels no charge that another has found', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('held up')
  isSilent = true
  during = { charge: minutes(5) }
  await till.press(shop)
  await minutes(60)()
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900'])
  expect(await till.kept(shop)).toBe(1)
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
})

test('[P3] a charge that was cancelled after another process had found it is noted as given back there', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('crossed')
  isSilent = true
  during = { cancel: minutes(5) }
  await till.press(shop)
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900'])
  const attempts = await till.query('select state, returned from payment_attempt where brand_id = $1', [
    shop.brand,
  ])
  expect(attempts).toEqual([{ state: 'PAID', returned: 29_900 }])
})

test('[P3] an answer after the lease is not written; the process that has it settles by what the gateway says then', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('late')
  const { kysely } = till.services
  during = {
    async charge() {
      wait(5)
      // Another process has begun to look it up, and does not end.
      const until = new Date(Date.now() + leaseMs)
      await kysely
        .updateTable('payment_attempt')
        .set({ lease_until: until })
        .where('brand_id', '=', shop.brand)
        .execute()
    },
  }
  await till.press(shop)
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE INIT 29900'])
  await minutes(5)()
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900'])
  expect(await till.kept(shop)).toBe(1)
})

test('[P8] a deadlock while a charge that was never seen is given up costs no lease: it fails in the same run', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('deadlock', cardNumbers.requestLost)
  await till.press(shop)
  await minutes(1)()
  const allowAll = await failOnce(shop)
  during = { voidUnseen: async () => wait(1) }
  await minutes(3)()
  await allowAll()
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE FAILED 29900'])
})

test('[P4] a part that is given back for two minutes is given back once', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('refunded')
  await till.press(shop)
  await refund(shop, 10_000)
  during = { lookUp: minutes(1), refund: minutes(1) }
  await till.settle()
  await minutes(60)()
  expect(await refundsOf(shop)).toEqual([{ state: 'DONE', amount: 10_000, given: 10_000 }])
})

test('[P4] a process that was held up between look-up and refund sends none', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('refunded late')
  await till.press(shop)
  await refund(shop, 10_000)
  during = { lookUp: minutes(5) }
  await till.settle()
  await minutes(60)()
  expect(await refundsOf(shop)).toEqual([{ state: 'DONE', amount: 10_000, given: 10_000 }])
})

/** The next transaction that gives up an attempt of the shop is ended as by a deadlock. Returns what takes the trigger back. */
async function failOnce({ brand }: Shop): Promise<() => Promise<void>> {
  // A sequence counts on where a transaction is rolled back.
  await till.query('create sequence given_up')
  await till.query(`
    create function fail_once() returns trigger language plpgsql as $$
    begin
      if nextval('given_up') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
      return new;
    end $$`)
  await till.query(`
    create trigger fail_once before update on payment_attempt for each row
    when (new.brand_id = ${brand} and new.state = 'DECLINED') execute function fail_once()`)
  return async () => {
    const [{ last_value: tries }] = await till.query('select last_value::int from given_up')
    expect(tries).toBe(2)
    await till.query('drop function fail_once() cascade')
    await till.query('drop sequence given_up')
  }
}
