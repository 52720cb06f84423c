import type { Transaction } from 'kysely'
import type { NoticeFacts, PaymentNoticeKind } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'

interface Notice {
  readonly kind: PaymentNoticeKind
  readonly brand: number
  /** Names the mail: written again, it is sent once. */
  readonly key: string
  readonly pid?: string
  readonly facts?: NoticeFacts
  readonly isSandbox: boolean
  readonly at: Date
}

/** Has a mail about money sent to the owner of the brand, if the caller's transaction commits. */
export async function noteMail(
  db: Transaction<DB>,
  { kind, brand, key, pid, facts = {}, isSandbox, at }: Notice,
): Promise<void> {
  await db
    .insertInto('payment_notice')
    .values({
      kind,
      brand_id: brand,
      key,
      pid: pid ?? null,
      facts: JSON.stringify(facts),
      sandbox: isSandbox,
      mail_after: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
