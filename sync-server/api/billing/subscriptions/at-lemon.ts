import { afterUndo } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { isOfSandbox } from '#server/gateways/payments/sandbox-lemon.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lemonRef, syncLemon } from '../dollars/lemon.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { isLeftFromSandbox } from '../plans/for-purchase.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { impossible } from './subscribe.ts'

const today = () => seoulDayOf(Date.now())

/** Cancels at Lemon Squeezy where that bills the plan, before the transaction. Whether it does. */
export async function cancelAtLemon(context: CallContext): Promise<boolean> {
  const lemon = await readLemonOf(context)
  if (!lemon) return false
  if (!(await lemon.squeezy.cancel(lemon.id))) throw new Refusal('PROVIDER_DOWN')
  await syncLemon(paymentServicesOf(context), lemonRef(lemon.id, context.idBrand))
  return true
}

/** Goes on at Lemon Squeezy where that bills the plan, before the transaction. Whether it does. */
export async function undoCancelAtLemon(context: CallContext): Promise<boolean> {
  const lemon = await readLemonOf(context)
  if (!lemon) return false
  const { subscription } = await readSubscriptionOf(context.db, context.idBrand)
  if (!afterUndo(subscription, today())) throw impossible('PLAN')
  if (!(await lemon.squeezy.resume(lemon.id))) throw new Refusal('PROVIDER_DOWN')
  await syncLemon(paymentServicesOf(context), lemonRef(lemon.id, context.idBrand))
  return true
}

/** The subscription where Lemon Squeezy bills it. */
async function readLemonOf({ db, idBrand, services }: CallContext) {
  const stored = await readSubscriptionOf(db, idBrand)
  const { phase, source, externalId } = stored.subscription
  // What is left from the sandbox is not billed.
  if (isLeftFromSandbox(services.payments, stored)) return null
  if ((phase !== 'ACTIVE' && phase !== 'PAST_DUE') || source !== 'LEMON' || externalId === null) return null
  const squeezy = services.payments.lemonSqueezy
  // The store that is connected bills only its own.
  const isOfStore = squeezy && isOfSandbox(externalId) === (squeezy.name === 'sandbox-lemonsqueezy')
  if (!isOfStore) throw new Refusal('PROVIDER_OFF')
  return { squeezy, id: externalId }
}
