import type { Selectable } from 'kysely'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { Charge, Gateway } from '#server/gateways/payments/gateway.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'

type Attempt = Selectable<PaymentAttemptTable>
/** WAITING: the page may still be paid. null: the gateway has never seen it. */
type LookedUpCharge = Charge | 'WAITING' | null

const noGateway = { state: 'UNKNOWN', raw: 'no gateway' } as const

/** What the gateway of an attempt says of it. */
export async function lookUpAttempt(payments: Payments, attempt: Attempt): Promise<LookedUpCharge> {
  const { gateway, external_id, txn, order_ref, started_at, amount } = attempt
  if (payments.paypal?.name === gateway)
    return external_id === null ? null : payments.paypal.lookUp(external_id)
  if (payments.lemonSqueezy?.name === gateway) {
    const found = await payments.lemonSqueezy.lookUp(txn ?? '')
    // An invoice is booked without what was given back before the first look.
    return found?.state === 'PAID' && found.amount > amount ? { ...found, amount } : found
  }
  // Of one without a page there is nothing to be paid, also where it is not connected any more.
  if (gateway === 'paypal' && external_id === null) return null
  const charging = payments.named(gateway)
  return charging ? charging.lookUp(order_ref, seoulDayOf(started_at.getTime())) : noGateway
}

/** The same, and takes the money where the payer has approved it. */
export async function takeAttempt(payments: Payments, attempt: Attempt): Promise<LookedUpCharge> {
  const { gateway, external_id, order_ref } = attempt
  try {
    if (external_id !== null && payments.paypal?.name === gateway)
      return await payments.paypal.capture(external_id, order_ref)
    return await lookUpAttempt(payments, attempt)
  } catch {
    return { state: 'UNKNOWN', raw: 'failed' }
  }
}

/** Whether who has sent an attempt may still cancel it at its gateway, because no answer has come. */
export function mayBeVoided(
  payments: Payments,
  { gateway, lease_until }: Pick<Attempt, 'gateway' | 'lease_until'>,
  at: Date,
): boolean {
  return lease_until > at && Boolean(payments.named(gateway)?.voidUnseen)
}

/** Who gives the money of an attempt back; null: it is not connected any more. */
export function refunderOf(payments: Payments, name: string): Pick<Gateway, 'refund'> | null {
  const hosted = [payments.paypal, payments.lemonSqueezy].find((one) => one?.name === name)
  return hosted ?? payments.named(name)
}
