import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PaymentAttemptTable, PaymentRefundTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { callMs } from '#server/gateways/payments/gateway-fetch.ts'

/*
 * The right of one process to ask a gateway about a charge or a refund. A process that lost it, because it was held up for
 * longer than the lease, gives nothing and cancels nothing: another one may have found another result meanwhile.
 */

/** What passes between a lease and the call of a gateway, and between its answer and the transaction that writes it. */
const marginMs = 30_000
/** Longer than one call of any gateway; before each further call a lease is renewed. */
export const leaseMs = callMs + marginMs

const leaseFrom = (at: Date): Date => new Date(at.getTime() + leaseMs)

const open = ['SENDING', 'UNKNOWN'] as const

/** Another process has the charge or the refund, or has found its result. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Of an attempt to charge. */
export class AttemptLease {
  readonly orderRef: string
  #until: Date

  constructor(orderRef: string, at: Date) {
    this.orderRef = orderRef
    this.#until = leaseFrom(at)
  }

  get until(): Date {
    return this.#until
  }

  /** Null where another process has the attempt, or its result is known. Counts as a look-up. */
  static async take(
    db: Kysely<DB>,
    orderRef: string,
    at: Date,
  ): Promise<{ readonly lease: AttemptLease; readonly attempt: Selectable<PaymentAttemptTable> } | null> {
    const lease = new AttemptLease(orderRef, at)
    const attempt = await db
      .updateTable('payment_attempt')
      .set({ lease_until: lease.until, looks: sql<number>`looks + 1` })
      .where('order_ref', '=', orderRef)
      .where('state', 'in', open)
      .where('lease_until', '<=', at)
      .returningAll()
      .executeTakeFirst()
    return attempt ? { lease, attempt } : null
  }

  /**
   * Before each call after the first. False where the lease is lost. Never in a transaction: where that is rolled
   * back or repeated, the stored end of the lease is an older one than this object expects, and the lease counts as lost.
   */
  async renew(db: Kysely<DB>, at: Date): Promise<boolean> {
    const until = leaseFrom(at)
    const isHeld = await this.#set(db, until)
    if (isHeld) this.#until = until
    return isHeld
  }

  /** Whether this process has it still, which stays so until the transaction ends. */
  async isHeld(db: Transaction<DB>): Promise<boolean> {
    const held = await db
      .selectFrom('payment_attempt')
      .select('order_ref')
      .where('order_ref', '=', this.orderRef)
      .where('state', 'in', open)
      .where('lease_until', '=', this.#until)
      .forUpdate()
      .executeTakeFirst()
    return held !== undefined
  }

  /** So that others need not wait until it runs out. */
  async end(db: Kysely<DB>, at: Date): Promise<void> {
    await this.#set(db, at)
  }

  isOf({ lease_until }: Pick<Selectable<PaymentAttemptTable>, 'lease_until'>): boolean {
    return lease_until.getTime() === this.#until.getTime()
  }

  async #set(db: Kysely<DB>, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payment_attempt')
      .set({ lease_until: until })
      .where('order_ref', '=', this.orderRef)
      .where('state', 'in', open)
      .where('lease_until', '=', this.#until)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}

type Refund = Selectable<PaymentRefundTable>

/** Undefined where another process has the refund, its result is known, or it is not due. `try_at` is the end of its lease. */
export async function takeRefund(db: Kysely<DB>, refundRef: string, at: Date): Promise<Refund | undefined> {
  return db
    .updateTable('payment_refund')
    .set({ try_at: leaseFrom(at), tries: sql<number>`tries + 1` })
    .where('refund_ref', '=', refundRef)
    .where('state', 'in', open)
    .where('try_at', '<=', at)
    .returningAll()
    .executeTakeFirst()
}

/** Before each call after the first. Rejects with `LeaseLost`. */
export async function renewRefund(
  db: Kysely<DB>,
  { refund_ref, try_at }: Pick<Refund, 'refund_ref' | 'try_at'>,
  at: Date,
): Promise<Date> {
  const until = leaseFrom(at)
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set({ try_at: until })
    .where('refund_ref', '=', refund_ref)
    .where('state', 'in', open)
    .where('try_at', '=', try_at)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LeaseLost(`Another process sends the refund ${refund_ref}.`)
  return until
}
