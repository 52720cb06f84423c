import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { confirmPaypal, payLogo, payLogoByPaypal } from '#contract/logo.ts'
import {
  type LogoCurrency,
  type LogoProduct,
  logoProducts,
  optionsOfSum,
  sumOfOptions,
} from '#model/money/logo-products.ts'
import type { LogoOrder } from '#model/money/orders.ts'
import { listFileRows } from '#server/api/files/queries.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { readCard } from '../cards/cards.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { insertHosted } from '../dollars/hosted-orders.ts'
import { claimOrder, findByClientKey } from '../orders/claim-order.ts'
import { recordCharge } from '../orders/settle.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { lockBrand, refuseWhilePaused } from '../queries.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { outcomeOf } from '../subscriptions/subscribe.ts'
import { logoTitle, requestOf } from './words.ts'

type LogoOrderBody = GivenOf<typeof payLogo>['body'] | GivenOf<typeof payLogoByPaypal>['body']

/** Orders a logo with a card of the brand. */
export async function orderLogo(
  context: CallContext,
  body: GivenOf<typeof payLogo>['body'],
): Promise<AnswerOf<typeof payLogo>> {
  const { db, idBrand, services } = context
  const { snapshot, amount } = await toOrder(context, body, 'KRW')
  if (!services.payments.forNewCards) throw new Refusal('PROVIDER_OFF')
  const card = await readCard(db, idBrand, body.idPayMethod)
  const gateway = services.payments.named(card.gateway)
  if (!gateway) throw new Refusal('PROVIDER_OFF')
  const claim = await context.transact((transaction) =>
    claimOrder(transaction, {
      brand: idBrand,
      kind: 'LOGO',
      lane: 'logo',
      snapshot,
      amount,
      account: context.account.id,
      clientKey: context.orderKey,
      card,
      isSandbox: gateway.isSandbox,
      at: new Date(),
    }),
  )
  await sendCharge(paymentServicesOf(context), claim, card, { amount, name: snapshot.title })
  return outcomeOf(context, claim.pid)
}

/** Orders a logo in dollars; the same key has the same page at PayPal. */
export async function orderLogoByPaypal(
  context: CallContext,
  body: GivenOf<typeof payLogoByPaypal>['body'],
): Promise<AnswerOf<typeof payLogoByPaypal>> {
  const { idBrand: brand, services, account, orderKey } = context
  const { paypal } = services.payments
  if (!paypal) throw new Refusal('PROVIDER_OFF')
  const { snapshot, amount } = await toOrder(context, body, 'USD')
  const clientKey = orderKey ?? crypto.randomUUID()
  const { pid, orderRef, isOpen } = await context.transact(async (db) => {
    await lockBrand(db, brand)
    const known = await findByClientKey(db, { brand, clientKey })
    if (known) {
      if (!isDeepStrictEqual(known.snapshot, snapshot)) throw new Refusal('IDEMPOTENCY_CONFLICT')
      return { pid: known.pid, orderRef: `${known.pid}-1`, isOpen: known.status === 'INIT' }
    }
    await refuseWhilePaused(db, brand)
    const inserted = await insertHosted(db, {
      brand,
      kind: 'LOGO',
      snapshot,
      amount,
      account: account.id,
      clientKey,
      gateway: paypal.name,
      label: 'PayPal',
      status: 'INIT',
      isSandbox: paypal.isSandbox,
      at: new Date(),
    })
    return { ...inserted, isOpen: true }
  })
  if (!isOpen) return { pid, url: null }
  const page = `${services.environment.publicUrl}/brand/setting/paylogo`
  const created = await paypal.create({
    orderRef,
    amount,
    name: snapshot.title,
    returnUrl: `${page}/paypal`,
    cancelUrl: `${page}/${snapshot.idProduct}?cancelled=${snapshot.options.join('-')}`,
  })
  await inTransaction(context.db, async (db) => {
    if (created) {
      await db
        .updateTable('payment_attempt')
        .set({ external_id: created.id })
        .where('order_ref', '=', orderRef)
        .execute()
      return
    }
    // Its page is unknown to the payer, so it cannot be paid.
    await recordCharge(db, orderRef, { state: 'DECLINED', code: 'NOT_SENT', raw: 'no page' }, new Date())
  })
  if (!created) throw new Refusal('PROVIDER_DOWN')
  return { pid, url: created.url }
}

/** What has become of an order whose payer comes back from PayPal. */
export async function confirmLogo(
  context: CallContext,
  { token }: GivenOf<typeof confirmPaypal>['body'],
): Promise<AnswerOf<typeof confirmPaypal>> {
  const { db, idBrand, services } = context
  const { paypal } = services.payments
  if (!paypal) throw new Refusal('PROVIDER_OFF')
  const attempt = await db
    .selectFrom('payment_attempt')
    .select(['pid', 'order_ref'])
    .where('brand_id', '=', idBrand)
    .where('gateway', '=', paypal.name)
    .where('external_id', '=', token)
    .executeTakeFirst()
  if (!attempt) throw new Refusal('NOT_FOUND')
  await reconcile(paymentServicesOf(context), attempt.order_ref)
  return outcomeOf(context, attempt.pid)
}

export function readLogoProduct(id: number): LogoProduct {
  const product = logoProducts.find((one) => one.id === id)
  if (!product) throw new Refusal('NOT_FOUND')
  return product
}

async function toOrder(
  { db, idBrand, language }: CallContext,
  { idProduct, optionAmount, options, brief = '', files }: LogoOrderBody,
  currency: LogoCurrency,
): Promise<{ readonly snapshot: LogoOrder; readonly amount: number }> {
  const product = readLogoProduct(idProduct)
  const chosen = optionsOfSum(optionAmount, currency)
  if (chosen === null) throw refuseField('optionAmount', 'INVALID_VALUE')
  if (options && sumOfOptions(options, currency) !== optionAmount)
    throw refuseField('options', 'INVALID_VALUE')
  const ids = [...new Set(files)]
  const rows = await listFileRows(db, idBrand, ids)
  const usable = rows.filter(({ deleted_at, trashed_at }) => deleted_at === null && trashed_at === null)
  if (usable.length < ids.length) throw refuseField('files', 'NOT_FOUND')
  const title = logoTitle(language, product)
  return {
    snapshot: {
      kind: 'LOGO',
      idProduct,
      options: chosen,
      title,
      request: requestOf(language, { title, options: chosen, brief }),
      files: ids,
    },
    amount: product.price[currency] + optionAmount,
  }
}
