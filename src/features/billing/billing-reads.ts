import type { AnswerOf } from '#contract/call.ts'
import { listCreditPlans } from '#contract/credit.ts'
import { listPayMethods, pagePayments, readPayment } from '#contract/payment.ts'
import { readSubscription } from '#contract/subscription.ts'
import { currentSession } from '#device/identity/session.ts'
import { brandRead } from '#device/reads/brand.ts'
import { cachedList, cachedRead, targetOf } from '#device/reads/cached-read.ts'
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

/** Reads again what an order may have changed: plan with its rights, credits, cards, payments. Never rejects. */
export async function reloadBilling(idBrand: number): Promise<void> {
  const idAccount = currentSession()?.idAccount ?? null
  const reads = [brandRead, subscriptionRead, cardsRead, balanceRead, creditsRead, paymentsRead]
  try {
    const [{ refresh }, { pullBrands }, { refreshDrive }] = await Promise.all([
      import('#device/reads/refresh.ts'),
      import('#device/store/brands.ts'),
      import('#device/drive/refresh-drive.ts'),
    ])
    const targets = reads.map((read) => targetOf<unknown, unknown>(read as never, idAccount, idBrand))
    const asked = targets.map((target) => target && refresh(target, { isForced: true }))
    await Promise.all([...asked, pullBrands()])
    // How much room there is depends on the plan.
    await refreshDrive('BRAND')
  } catch (cause) {
    console.warn('what an order has changed cannot be read again', cause)
  }
}

/** Reads the cards again, after one was added, deleted or made the default. */
export async function reloadCards(idBrand: number): Promise<void> {
  const target = targetOf(cardsRead, currentSession()?.idAccount ?? null, idBrand)
  const { refresh } = await import('#device/reads/refresh.ts')
  if (target) await refresh(target, { isForced: true })
}
