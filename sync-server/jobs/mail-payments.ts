import type { Kysely, Selectable, Updateable } from 'kysely'
import { type Language, languageFor } from '#model/language/languages.ts'
import { readCardLabel } from '#model/money/cards.ts'
import { startOfSeoulDay } from '#model/time/seoul-day.ts'
import { itemOf, planItemOf, reasonOf, sandboxSubject } from '../api/billing/orders/words.ts'
import type { Database } from '../database/open.ts'
import type { NoticeFacts, PaymentNoticeKind, PaymentNoticeTable } from '../database/tables/payments.ts'
import type { DB } from '../database/tables/schema.ts'
import { dayIn } from '../gateways/mail/day-in.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import { type MailVariables, mailFromTemplate } from '../gateways/mail/template.ts'
import type { MailKind } from '../gateways/mail/words.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'
import { type MailEnvironment, mailDueTask, mailsAtOnce, mostTries } from './mail-due.ts'

/** Mails what happened to money, or is about to, to the owner of the brand. */
export function mailPaymentsTask(
  database: Pick<Database, 'kysely' | 'pool'>,
  mail: Pick<Mail, 'send'>,
  environment: MailEnvironment,
  log: Pick<Logger, 'error' | 'warn'>,
  now: () => Date,
): Tasks {
  const { kysely } = database
  return mailDueTask(
    database,
    'mail-payments',
    {
      list: () => listDue(kysely, now()),
      send,
      noteSent: (notice) => change(notice, { mailed_at: now() }),
      triesOf: ({ tries }) => tries,
      putOff: (notice, minutes) =>
        change(notice, {
          tries: notice.tries + 1,
          mail_after: new Date(now().getTime() + minutes * 60_000),
        }),
      factsOf: ({ key }) => ({ notice: key }),
    },
    log,
  )

  async function change({ brand_id, id }: Notice, values: Updateable<PaymentNoticeTable>): Promise<void> {
    await kysely
      .updateTable('payment_notice')
      .set(values)
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute()
  }

  async function send(notice: Notice): Promise<void> {
    const owner = await readOwner(kysely, notice.brand_id)
    if (!owner) return
    const language = languageFor(owner.locale)
    const order = notice.pid === null ? undefined : await readOrder(kysely, notice.pid)
    const { refundRef } = notice.facts
    const refund = refundRef === undefined ? undefined : await readRefund(kysely, refundRef)
    const variables: MailVariables = {
      name: owner.full_name,
      brand: owner.brand ?? '',
      url: `${environment.publicUrl}/brand/setting/payment${notice.kind === 'PRICE_RISES' ? '/price' : ''}?brand=${notice.brand_id}`,
      ...factsIn(language, notice.facts),
      ...(order && orderIn(language, order)),
      ...(refund && {
        amount: moneyIn(language, refund.amount, order?.currency ?? 'KRW'),
        paidAt: dayIn(language, refund.done_at ?? now()),
      }),
    }
    const message = mailFromTemplate(language, templateOf(notice.kind, order), variables, environment)
    await mail.send({
      to: owner.email,
      id: `payment-${notice.id}`,
      ...message,
      ...(notice.sandbox && { subject: sandboxSubject(language, message.subject) }),
    })
  }
}

type Notice = Selectable<PaymentNoticeTable>
type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>

const templates: Readonly<Record<PaymentNoticeKind, MailKind>> = {
  PAID: 'paymentPaid',
  REFUNDED: 'paymentRefunded',
  NOT_PAID: 'paymentNotPaid',
  REFUSED: 'renewalRefused',
  REFUSED_AGAIN: 'renewalRefusedAgain',
  NOT_TRIED_AGAIN: 'renewalStopped',
  RENEWAL_SOON: 'renewalSoon',
  ENDING: 'planEnding',
  GRACE_ENDING: 'graceEnding',
  ENDED: 'planEnded',
  ENDED_BY_PRICE: 'planEndedByPrice',
  PRICE_RISES: 'priceRises',
  CARD_EXPIRING: 'cardExpiring',
}

/** A plan goes on, so its receipt says when it is paid again. */
function templateOf(kind: PaymentNoticeKind, order: Order | undefined): MailKind {
  return kind === 'PAID' && order?.snapshot.kind === 'PLAN' ? 'planPaid' : templates[kind]
}

function orderIn(
  language: Language,
  { pid, snapshot, amount, currency, card, paid_at }: Order,
): MailVariables {
  return {
    item: itemOf(language, snapshot),
    amount: moneyIn(language, amount, currency),
    card: card === null ? '–' : readCardLabel(card),
    pid,
    ...(paid_at && { paidAt: dayIn(language, paid_at) }),
    ...(snapshot.kind === 'PLAN' && { nextDate: seoulDayIn(language, snapshot.periodEnd) }),
  }
}

function factsIn(language: Language, facts: NoticeFacts): MailVariables {
  const { code, planKey, periodType, amount, oldAmount, card, day, days, nextTry } = facts
  return {
    ...(planKey && periodType && { item: planItemOf(language, { planKey, periodType }) }),
    ...(code !== undefined && { reason: reasonOf(language, code) }),
    ...(amount !== undefined && { amount: wonIn(language, amount) }),
    ...(oldAmount !== undefined && { oldAmount: wonIn(language, oldAmount) }),
    ...(card !== undefined && { card: readCardLabel(card) }),
    ...(day !== undefined && { day: seoulDayIn(language, day) }),
    ...(days !== undefined && { days }),
    ...(nextTry !== undefined && { nextTry: seoulDayIn(language, nextTry) }),
  }
}

const wonIn = (language: Language, amount: number) => moneyIn(language, amount, 'KRW')

/** `amount`: in won or in cents. */
const moneyIn = (language: Language, amount: number, currency: 'KRW' | 'USD') =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(
    currency === 'USD' ? amount / 100 : amount,
  )

const seoulDayIn = (language: Language, day: string) => dayIn(language, new Date(startOfSeoulDay(day)))

function readOwner(db: Kysely<DB>, brand: number) {
  return db
    .selectFrom('brand_member')
    .innerJoin('account', 'account.id', 'brand_member.account_id')
    .innerJoin('brand', 'brand.id', 'brand_member.brand_id')
    .select(['account.email', 'account.full_name', 'account.locale', 'brand.name as brand'])
    .where('brand_id', '=', brand)
    .where('role', '=', 'BRAND_ROLE_OWNER')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

function readOrder(db: Kysely<DB>, pid: string) {
  return db
    .selectFrom('billing_order')
    .select(['pid', 'snapshot', 'amount', 'currency', 'card', 'paid_at'])
    .where('pid', '=', pid)
    .executeTakeFirst()
}

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
    .limit(mailsAtOnce)
    .execute()
}
