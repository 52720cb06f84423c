import { splitVat } from '#model/money/proration.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Charge } from '#server/gateways/payments/gateway.ts'
import { openCardKey } from '../cards/card-keys.ts'
import type { CardRow } from '../cards/cards.ts'
import type { Claim } from '../orders/claim-order.ts'
import { type AttemptLease, LeaseLost } from '../orders/lease.ts'
import { recordCharge } from '../orders/settle.ts'
import type { PaymentServices } from '../payment-services.ts'
import { lookAgain, readAttempt } from './look-again.ts'

/**
 * Sends the charge of a claimed order, with no connection to the database held, and writes the answer. A process that ends
 * in between leaves an attempt whose lease runs out, which is then looked up and never sent again unasked. One that is held up
 * for longer than its lease writes nothing of what it has heard before.
 */
export async function sendCharge(
  services: PaymentServices,
  { lease }: Pick<Claim, 'lease'>,
  card: CardRow,
  order: { readonly amount: number; readonly name: string },
): Promise<void> {
  if (lease === null) return
  const charge = await askForCharge(services, lease, card, order)
  await writeAnswer(services, lease, charge)
}

/**
 * Writes what a gateway has said of an attempt to the process that has its lease. Where that was lost, the process that has the attempt
 * looks it up; one whose result is known is looked up here, because it may be another one than was heard.
 */
async function writeAnswer(services: PaymentServices, lease: AttemptLease, said: Charge): Promise<void> {
  const { kysely, now, log } = services
  const { orderRef } = lease
  try {
    const lookAt = await inTransaction(kysely, (db) => recordCharge(db, orderRef, said, now(), { lease }))
    await queueLookUp(services, orderRef, lookAt)
  } catch (err) {
    if (!(err instanceof LeaseLost)) throw err
    log.error({ err, orderRef, said: said.state }, 'the answer to a charge came after its lease was lost')
    const attempt = await readAttempt(kysely, orderRef)
    if (attempt?.state === 'PAID' || attempt?.state === 'DECLINED') await lookAgain(services, attempt)
  }
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
  { kysely, payments, keys, log, now }: PaymentServices,
  lease: AttemptLease,
  { gateway: name, id, sealed_key }: CardRow,
  { amount, name: title }: { readonly amount: number; readonly name: string },
): Promise<Charge> {
  const { orderRef } = lease
  const gateway = payments.named(name)
  const key = sealed_key === null ? null : openCardKey(sealed_key, id, keys)
  // Nothing was sent, so nothing can have been charged.
  if (!gateway || !key) return { state: 'DECLINED', code: 'KEY_GONE', raw: 'no gateway or key' }
  try {
    const mayCancel = () => lease.renew(kysely, now())
    return await gateway.charge({ key, orderRef, amount, vat: splitVat(amount).vat, name: title, mayCancel })
  } catch (err) {
    log.error({ err, orderRef }, 'a payment gateway failed; the charge will be looked up')
    return { state: 'UNKNOWN', raw: 'failed' }
  }
}
