import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { listPlansOnSale } from '#contract/subscription.ts'
import { startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { TestApi } from '#server/api/test-api.ts'
import type { Charge, Gateway } from '#server/gateways/payments/gateway.ts'
import { Refusal } from '#server/http/refusal.ts'
import { settlePaymentsTask } from '#server/jobs/settle-payments.ts'
import type { PaymentServices } from '../payment-services.ts'
import { beginDay, renewSubscriptions } from '../subscriptions/renewal-jobs.ts'
import { buyPlan } from '../subscriptions/subscribe.ts'
import { paymentJobs } from './test-payments.ts'
import { contextOf, giveCard, openShops, type Shop } from './test-year.ts'

export const lost: Charge = { state: 'UNKNOWN', raw: 'lost' }

/** The clock of the whole process: at so many hours, minutes and seconds of a day in Seoul. */
export function setClock(day: string, hours = 12, minutes = 0, seconds = 0): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(startOfSeoulDay(day) + ((hours * 60 + minutes) * 60 + seconds) * 1_000)
}

export function wait(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000)
}

/** Calls and jobs of payments by the clock of the process, with the gateway that `change` makes of the sandbox. */
export async function openTill(api: TestApi, change: (sandbox: Gateway) => Partial<Gateway> = () => ({})) {
  const sandbox = api.services.payments.forNewCards as Gateway
  const gateway: Gateway = { ...sandbox, ...change(sandbox) }
  const services: PaymentServices = {
    ...paymentJobs(api).services,
    log: { error() {}, warn() {} },
    payments: {
      forNewCards: gateway,
      named: (name) => (name === gateway.name ? gateway : null),
      paypal: null,
      lemonSqueezy: null,
    },
    now: () => new Date(),
  }
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string }[] }).plans
  const plans = Object.fromEntries(listed.map(({ idPlan, title }) => [title, idPlan])) as Readonly<
    Record<'Free' | 'Basic' | 'Plus', number>
  >
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await api.database.pool.query(text, [...values])).rows
  const press = (shop: Shop, more: { key?: string; plan?: keyof typeof plans; amount?: number } = {}) =>
    buyPlan(contextOf(api, services, shop, more.key ?? randomUUID()), {
      idBrand: shop.brand,
      idPlan: plans[more.plan ?? 'Basic'],
      idPayMethod: shop.cards.at(-1) ?? 0,
      periodType: 'MONTHLY',
      amount: more.amount,
    })
  return {
    services,
    plans,
    query,
    press,
    /** The reason of a press that is refused. */
    refusal: (pressed: Promise<unknown>) =>
      pressed.then(
        () => null,
        (error: unknown) => (error instanceof Refusal ? error.reason : Promise.reject(error)),
      ),
    async shop(name: string, number?: string): Promise<Shop> {
      const [shop] = await openShops(api, 1, name)
      if (!shop) throw new Error('no brand was made')
      await giveCard(services, shop, number)
      return shop
    },
    /** An owner with Basic since that day, who has to pay again on `addMonths(day, 1)`. */
    async subscriber(name: string, day: string): Promise<Shop> {
      setClock(day)
      const shop = await this.shop(name)
      await press(shop)
      return shop
    },
    settle: async () => settlePaymentsTask(services)['settle-payments']?.run({}),
    settleBy: async (other: PaymentServices) => settlePaymentsTask(other)['settle-payments']?.run({}),
    begin: () => beginDay(services),
    renew: () => renewSubscriptions(services),
    subscription: async ({ brand }: Shop) =>
      (
        await query(
          `select phase, period_start, period_end, grace_until, end_reason from subscription where brand_id = $1`,
          [brand],
        )
      )[0],
    orders: async ({ brand }: Shop): Promise<string[]> =>
      (
        await query(
          `select kind || ' ' || status || ' ' || amount as told from billing_order where brand_id = $1 order by created_at, pid`,
          [brand],
        )
      ).map(({ told }) => told),
    attempts: async ({ brand }: Shop): Promise<string[]> =>
      (
        await query(
          `select n || ' ' || state || coalesce(' ' || code, '') as told from payment_attempt join billing_order o using (pid)
           where o.brand_id = $1 and kind = 'RENEW' order by n`,
          [brand],
        )
      ).map(({ told }) => told),
    /** Charges that the gateway keeps. */
    kept: async ({ brand }: Shop): Promise<number> =>
      (
        await query(
          `select count(*)::int as n from sandbox_payment p join payment_attempt using (order_ref)
           where brand_id = $1 and not exists (select from sandbox_refund r where r.txn = p.txn)`,
          [brand],
        )
      )[0].n,
    mails: async ({ brand }: Shop): Promise<string[]> =>
      (
        await query(`select kind from payment_notice where brand_id = $1 and kind <> 'PAID' order by id`, [
          brand,
        ])
      ).map(({ kind }) => kind),
  }
}
