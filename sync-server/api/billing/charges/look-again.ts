import type { Kysely, Selectable } from 'kysely'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { recordCharge } from '../orders/settle.ts'
import type { PaymentServices } from '../payment-services.ts'
import { lookUpAttempt } from './look-up.ts'
import { recordReturned } from './returned-there.ts'

type Attempt = Selectable<PaymentAttemptTable>

/** undefined: there is none of that number. */
export function readAttempt(db: Kysely<DB>, orderRef: string): Promise<Attempt | undefined> {
  return db.selectFrom('payment_attempt').selectAll().where('order_ref', '=', orderRef).executeTakeFirst()
}

/**
 * Looks up an attempt whose result is known: what was given up and is paid after all is refunded, and what its gateway has
 * given back by itself is noted. null: the gateway does not say.
 */
export async function lookAgain(
  { kysely, payments, log, now }: PaymentServices,
  attempt: Attempt,
): Promise<'known' | 'looked up' | 'returned there' | null> {
  const { order_ref: orderRef, gateway, state } = attempt
  const found = await lookUpAttempt(payments, attempt).catch(() => undefined)
  if (state === 'DECLINED') {
    if (found === undefined) return null
    if (found === null || found === 'WAITING' || found.state === 'DECLINED') return 'looked up'
    if (found.state === 'UNKNOWN') return null
    await inTransaction(kysely, (db) => recordCharge(db, orderRef, found, now()))
    return 'looked up'
  }
  if (!found || found === 'WAITING' || found.state !== 'PAID') return null
  if (!(await recordReturned(kysely, attempt, found))) return 'known'
  log.error({ orderRef, gateway }, 'a gateway has given money back that was not asked for here')
  return 'returned there'
}
