import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { CallContext } from '#server/http/context.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import type { Logger } from '#server/logging.ts'

/** What taking money needs, for calls and for jobs. */
export interface PaymentServices {
  readonly kysely: Kysely<DB>
  readonly payments: Payments
  readonly keys: KeyRing
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly now: () => Date
  /** Queues the job that looks up a charge whose answer is lost; without it the job of every minute does. */
  readonly queueLookUp?: ((orderRef: string, at: Date) => Promise<void>) | undefined
}

export const paymentServicesOf = ({ db, services }: CallContext): PaymentServices => ({
  kysely: db,
  payments: services.payments,
  keys: services.keys,
  log: services.log,
  now: () => new Date(),
  queueLookUp: services.queueLookUp,
})
