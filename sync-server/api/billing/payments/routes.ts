import { accumulateCredit } from '#contract/credit.ts'
import {
  addPayMethod,
  deletePayMethod,
  listPayMethods,
  pagePayments,
  readPayment,
  setDefaultPayMethod,
} from '#contract/payment.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { addCard, deleteCard, listCards, makeDefault } from '../cards/cards.ts'
import { pageOrders, readBuyer, readOrder, readPaidAttempt } from '../orders/queries.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { lockBrand } from '../queries.ts'
import { listRefunds } from '../refunds/refunds.ts'
import { buyCredits } from './buy-credits.ts'
import { linesOf, planLevelOf, toPayMethod, toPayment, toRefunds, toSeller } from './rows.ts'

export const paymentRoutes: readonly Implementation[] = [
  implement(accumulateCredit, (context, { body }) => buyCredits(context, body)),
  implement(addPayMethod, async (context, { body: { number, birth, cvc: _, ...body } }) => {
    const { idBrand, services } = context
    if (body.idBrand !== undefined && body.idBrand !== idBrand) throw refuseField('idBrand', 'INVALID_VALUE')
    const card = await addCard(
      paymentServicesOf(context),
      idBrand,
      { ...body, number, identity: birth },
      () => context.countCard(),
    )
    return toPayMethod(card, services.payments)
  }),
  implement(listPayMethods, async ({ db, idBrand, services }) => {
    const cards = await listCards(db, idBrand)
    return listing(
      'payMethods',
      cards.map((card) => toPayMethod(card, services.payments)),
    )
  }),
  implement(setDefaultPayMethod, async (context, { params: { idPayMethod } }) => {
    const card = await context.transact((db) => makeDefault(db, context.idBrand, idPayMethod))
    return toPayMethod(card, context.services.payments)
  }),
  implement(deletePayMethod, async (context, { params: { idPayMethod } }) => {
    const { idBrand: brand } = context
    await context.transact(async (db) => {
      await lockBrand(db, brand)
      const { phase, cancelAtEnd } = (await readSubscriptionOf(db, brand)).subscription
      const isNeeded = (phase === 'ACTIVE' && !cancelAtEnd) || phase === 'PAST_DUE'
      await deleteCard(db, { brand, id: idPayMethod, at: new Date(), isNeeded })
    })
    return {}
  }),
  implement(pagePayments, async ({ db, idBrand, language }, { query: { query, page, size } }) => {
    const { rows, count } = await pageOrders(db, idBrand, { text: query?.trim(), page, size })
    return {
      ...listing(
        'payments',
        rows.map((row) => toPayment(row, language)),
      ),
      page: { number: page, size, totalPages: Math.ceil(count / size) },
    }
  }),
  implement(readPayment, async ({ db, idBrand, language, services }, { params: { pid } }) => {
    const order = await readOrder(db, idBrand, pid)
    if (!order) throw new Refusal('NOT_FOUND')
    const attempt = await readPaidAttempt(db, idBrand, pid)
    const refunds = await listRefunds(db, idBrand, pid)
    return {
      ...toPayment(order, language),
      lines: linesOf(order),
      planLevel: planLevelOf(order),
      supply: order.amount - order.vat,
      vat: order.vat,
      approveNo: attempt?.approve_no ?? null,
      receiptUrl: attempt?.receipt_url ?? null,
      refunds: toRefunds(order, refunds),
      seller: toSeller(language, services.environment.company),
      buyer: await readBuyer(db, idBrand),
    }
  }),
]
