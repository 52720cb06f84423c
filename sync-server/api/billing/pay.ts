import { splitVat } from '#model/money/proration.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Charge } from '#server/gateways/payments/gateway.ts'
import { openCardKey } from './card-keys.ts'
import type { CardRow } from './cards.ts'
import type { Claim } from './orders.ts'
import type { PaymentServices } from './payment-services.ts'
import { recordCharge } from './settle.ts'

/**
 * Sends the charge of a claimed order, with no connection to the database held, and writes the answer. A process that ends
 * in between leaves an attempt whose lease runs out, which is then looked up and never sent again unasked.
 */
export async function sendCharge(
  services: PaymentServices,
  { orderRef }: Claim,
  card: CardRow,
  order: { readonly amount: number; readonly name: string },
): Promise<void> {
  if (orderRef === null) return
  const charge = await askForCharge(services, orderRef, card, order)
  const lookAt = await inTransaction(services.kysely, (db) =>
    recordCharge(db, orderRef, charge, services.now()),
  )
  await queueLookUp(services, orderRef, lookAt)
}

/** Has a charge looked up at the instant when it is due. Where that cannot be queued, the job of every minute finds it. */
export async function queueLookUp(
  services: PaymentServices,
  orderRef: string,
  lookAt: Date | null,
): Promise<void> {
  if (lookAt === null || !services.queueLookUp) return
  await services.queueLookUp(orderRef, lookAt).catch((err: unknown) => {
    services.log.warn({ err, orderRef }, 'the look-up of a charge could not be queued')
  })
}

async function askForCharge(
  { payments, keys, log }: PaymentServices,
  orderRef: string,
  { gateway: name, id, sealed_key }: CardRow,
  { amount, name: title }: { readonly amount: number; readonly name: string },
): Promise<Charge> {
  const gateway = payments.named(name)
  const key = sealed_key === null ? null : openCardKey(sealed_key, id, keys)
  // Nothing was sent, so nothing can have been charged.
  if (!gateway || !key) return { state: 'DECLINED', code: 'KEY_GONE', raw: 'no gateway or key' }
  try {
    return await gateway.charge({ key, orderRef, amount, vat: splitVat(amount).vat, name: title })
  } catch (err) {
    log.error({ err, orderRef }, 'a payment gateway failed; the charge will be looked up')
    return { state: 'UNKNOWN', raw: 'failed' }
  }
}
