import type { AnswerOf } from '#contract/call.ts'
import { listCreditPlans } from '#contract/credit.ts'
import { listVersions } from '#contract/history.ts'
import { listPayMethods, pagePayments, readPayment } from '#contract/payment.ts'
import { readSubscription } from '#contract/subscription.ts'
import { pageTasks } from '#contract/task.ts'
import { currentSession } from '#engine/identity/session.ts'
import { cachedList, cachedRead, targetOf } from '#engine/reads/cached-read.ts'
import type { Changed } from '#engine/reads/read-again.ts'
import { brandRead } from '#kits/team/brand.ts'
import { seatsRead } from '#kits/team/seats.ts'
import { balanceRead, creditsRead } from './credit-calls.ts'

export type Subscription = AnswerOf<typeof readSubscription>
export type PayMethod = AnswerOf<typeof listPayMethods>['_embedded']['payMethods'][number]
export type Payment = AnswerOf<typeof pagePayments>['_embedded']['payments'][number]
export type PaymentDetail = AnswerOf<typeof readPayment>
export type CreditPlan = AnswerOf<typeof listCreditPlans>['_embedded']['creditPlans'][number]

export const subscriptionRead = cachedRead({ call: readSubscription, scope: 'brand', maxAge: 0 })

/** The cards of the brand, that which is charged first. */
export const cardsRead = cachedRead({ call: listPayMethods, scope: 'brand', maxAge: 0 })

export const creditPlansRead = cachedRead({ call: listCreditPlans, scope: 'brand', maxAge: 0 })

export const paymentRead = cachedRead({
  call: readPayment,
  scope: 'brand',
  maxAge: 0,
  isTranslated: true,
})

/** What the brand has paid, newest first. */
export const paymentsRead = cachedList({
  call: pagePayments,
  scope: 'brand',
  maxAge: 0,
  isTranslated: true,
  items: (answer) => answer._embedded.payments,
  paging: { size: 20 },
})

/**
 * Every stored answer of a brand that an order may change, wherever it is shown: the plan with its rights, credits, cards, payments,
 * seats, versions, which a plan keeps for a time, and tasks, of which a paid logo is one. `tests/house/reads-after-orders.test.ts`
 * asks of each read of a brand whether it belongs here.
 */
export const changedByOrders: readonly Changed[] = [
  brandRead,
  subscriptionRead,
  cardsRead,
  balanceRead,
  creditsRead,
  paymentsRead,
  { call: readPayment },
  seatsRead,
  { call: listVersions },
  { call: pageTasks },
]

/** Reads again what an order, or another change of the plan, may have changed. Never rejects. */
export async function reloadBilling(idBrand: number): Promise<void> {
  try {
    const [{ readAgain }, { pullBrands }, { refreshDrive }] = await Promise.all([
      import('#engine/reads/read-again.ts'),
      import('#engine/store/brands.ts'),
      import('#kits/drive/server/refresh-drive.ts'),
    ])
    await Promise.all([readAgain(idBrand, changedByOrders), pullBrands()])
    // How much room there is depends on the plan.
    await refreshDrive('BRAND')
  } catch (cause) {
    console.warn('what an order has changed cannot be read again', cause)
  }
}

/** Reads the cards again, after one was added, deleted or made the default. */
export async function reloadCards(idBrand: number): Promise<void> {
  const target = targetOf(cardsRead, currentSession()?.idAccount ?? null, idBrand)
  const { refresh } = await import('#engine/reads/refresh.ts')
  if (target) await refresh(target, { isForced: true })
}
