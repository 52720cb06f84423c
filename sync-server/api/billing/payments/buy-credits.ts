import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { accumulateCredit } from '#contract/credit.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readCard } from '../cards/cards.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { listCreditPlans } from '../credits/queries.ts'
import { claimOrder } from '../orders/claim-order.ts'
import { readOrder } from '../orders/queries.ts'
import { itemOf } from '../orders/words.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { toOutcome } from './rows.ts'

/** Buys credits at the price of their plan with a card of the brand. */
export async function buyCredits(
  context: CallContext,
  { idPayMethod, idCreditPlan, description }: GivenOf<typeof accumulateCredit>['body'],
): Promise<AnswerOf<typeof accumulateCredit>> {
  const { db, idBrand, services, language } = context
  const plan = (await listCreditPlans(db)).find(({ id }) => id === idCreditPlan)
  if (!plan) throw new Refusal('NOT_FOUND')
  if (!services.payments.forNewCards) throw new Refusal('PROVIDER_OFF')
  const card = await readCard(db, idBrand, idPayMethod)
  const gateway = services.payments.named(card.gateway)
  if (!gateway) throw new Refusal('PROVIDER_OFF')
  const snapshot = {
    kind: 'CREDIT',
    idCreditPlan,
    credit: plan.credit,
    description: description || null,
  } as const
  const order = {
    brand: idBrand,
    kind: 'CREDIT',
    lane: 'credit',
    snapshot,
    amount: plan.price,
    account: context.account.id,
    clientKey: context.orderKey,
    card,
    isSandbox: gateway.isSandbox,
    at: new Date(),
  } as const
  const claim = await context.transact((transaction) => claimOrder(transaction, order))
  const name = itemOf('ko', snapshot)
  await sendCharge(paymentServicesOf(context), claim, card, { amount: plan.price, name })
  const settled = await readOrder(db, idBrand, claim.pid)
  if (!settled) throw new Error(`Order ${claim.pid} is gone.`)
  return toOutcome(settled, language)
}
