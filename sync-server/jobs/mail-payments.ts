import { type Kysely, type Selectable, sql } from 'kysely'
import { languageFor } from '#model/language/languages.ts'
import { itemOf, sandboxSubject } from '../api/billing/payment-words.ts'
import type { Database } from '../database/open.ts'
import type { PaymentNoticeTable } from '../database/tables/payments.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Environment } from '../environment/environment.ts'
import { dayIn } from '../gateways/mail/day-in.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import { mailFromTemplate } from '../gateways/mail/template.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'

const atOnce = 100
/** After so many, the last of them two hours after the one before, the person is not told by mail. */
const mostTries = 8

/** Mails receipts and refunds to the owner of the brand, every minute. */
export function mailPaymentsTask(
  { kysely }: Pick<Database, 'kysely'>,
  mail: Pick<Mail, 'send'>,
  environment: Pick<Environment, 'supportUrl' | 'company'>,
  log: Pick<Logger, 'warn'>,
  now: () => Date,
): Tasks {
  return {
    'mail-payments': {
      cron: '* * * * *',
      async run() {
        for (const notice of await listDue(kysely, now())) await tell(notice)
      },
    },
  }

  async function tell(notice: Notice): Promise<void> {
    try {
      await send(notice)
      await kysely
        .updateTable('payment_notice')
        .set({ mailed_at: now() })
        .where('id', '=', notice.id)
        .execute()
    } catch (err) {
      log.warn({ err, pid: notice.pid }, 'a mail about a payment could not be sent')
      await kysely
        .updateTable('payment_notice')
        .set({
          tries: sql<number>`tries + 1`,
          mail_after: new Date(now().getTime() + 60_000 * 2 ** notice.tries),
        })
        .where('id', '=', notice.id)
        .execute()
    }
  }

  async function send({ id, kind, pid, refund_ref }: Notice): Promise<void> {
    const order = await kysely
      .selectFrom('billing_order')
      .innerJoin('brand', 'brand.id', 'billing_order.brand_id')
      .select([
        'snapshot',
        'amount',
        'card',
        'paid_at',
        'sandbox',
        'brand.id as idBrand',
        'brand.name as brand',
      ])
      .where('pid', '=', pid)
      .executeTakeFirst()
    if (!order) return
    const owner = await kysely
      .selectFrom('brand_member')
      .innerJoin('account', 'account.id', 'brand_member.account_id')
      .select(['email', 'full_name', 'locale'])
      .where('brand_id', '=', order.idBrand)
      .where('role', '=', 'BRAND_ROLE_OWNER')
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (!owner) return
    const refund = refund_ref === null ? null : await readRefund(kysely, refund_ref)
    const language = languageFor(owner.locale)
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'KRW' })
    const message = mailFromTemplate(
      language,
      kind === 'PAID' ? 'paymentPaid' : 'paymentRefunded',
      {
        name: owner.full_name,
        brand: order.brand,
        item: itemOf(language, order.snapshot),
        amount: amount.format(refund?.amount ?? order.amount),
        paidAt: dayIn(language, refund?.done_at ?? order.paid_at ?? now()),
        card: order.card ?? '–',
        pid,
      },
      environment,
    )
    await mail.send({
      to: owner.email,
      id: `payment-${id}`,
      ...message,
      ...(order.sandbox && { subject: sandboxSubject(language, message.subject) }),
    })
  }
}

type Notice = Selectable<PaymentNoticeTable>

function readRefund(db: Kysely<DB>, refundRef: string) {
  return db
    .selectFrom('payment_refund')
    .select(['amount', 'done_at'])
    .where('refund_ref', '=', refundRef)
    .executeTakeFirst()
}

function listDue(db: Kysely<DB>, at: Date): Promise<Notice[]> {
  return db
    .selectFrom('payment_notice')
    .selectAll()
    .where('mailed_at', 'is', null)
    .where('tries', '<', mostTries)
    .where('mail_after', '<=', at)
    .orderBy('mail_after')
    .limit(atOnce)
    .execute()
}
