import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { listPaymentLinks, makePaymentLink } from '#contract/operator-money.ts'
import type { Language } from '#model/language/languages.ts'
import { stateOfPaymentLink } from '#model/money/payment-links.ts'
import { priceOf } from '#model/money/subscription.ts'
import { dayIn } from '#server/gateways/mail/day-in.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { insertPaymentLink, listLinksOfBrand, withdrawLink } from '../orders/payment-links.ts'
import { periodItemOf, sandboxSubject } from '../orders/words.ts'
import { listPlanRows, readPlan, toOffer } from '../plans/plan-rows.ts'
import { lockBrand } from '../queries.ts'
import { quoteOf } from './pay-by-link.ts'

type Db = Parameters<Parameters<CallContext['transact']>[0]>[0]
export type DeskLink = AnswerOf<typeof listPaymentLinks>['_embedded']['links'][number]

/** Payment links of a brand as the desk sees them, newest first. */
export async function listDeskLinks(
  db: CallContext['db'],
  idBrand: number,
  publicUrl: string,
): Promise<DeskLink[]> {
  const now = new Date()
  const plans = await listPlanRows(db)
  const rows = await listLinksOfBrand(db, idBrand)
  return rows.map((row) => {
    const plan = plans.find(({ key }) => key === row.plan_key)
    return {
      idPaymentLink: row.id,
      url: `${publicUrl}/payment/${row.id}`,
      email: row.email,
      idPlan: plan?.id ?? 0,
      plan: plan?.title ?? row.plan_key,
      periodType: row.period_type,
      amount: row.amount,
      state: stateOfPaymentLink(
        {
          usedAt: row.used_at,
          lockedAt: row.locked_at,
          withdrawnAt: row.withdrawn_at,
          expiresAt: row.expires_at,
          isPaid: row.status !== null && row.status !== 'INIT' && row.status !== 'PENDING',
        },
        now,
      ),
      tries: row.tries,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      pid: row.pid,
    }
  })
}

/** Rejects with CONFLICT where the brand has a plan or an open order, because the link could not be paid. */
export async function makeDeskLink(
  db: Db,
  payments: Pick<Payments, 'named' | 'lemonSqueezy'>,
  {
    idBrand,
    staff,
    idPlan,
    periodType,
    email,
  }: GivenOf<typeof makePaymentLink>['body'] & { readonly idBrand: number; readonly staff: number },
) {
  await lockBrand(db, idBrand)
  const plan = await readPlan(db, idPlan)
  if (plan.key === 'FREE') throw refuseField('idPlan', 'INVALID_VALUE')
  const terms = { brand_id: idBrand, period_type: periodType, amount: priceOf(toOffer(plan), periodType) }
  await quoteOf(db, payments, terms, plan)
  return insertPaymentLink(db, { ...terms, email, plan_key: plan.key, created_by: staff }, new Date())
}

/** Rejects with CONFLICT where it is used or withdrawn already. */
export async function withdrawDeskLink(db: Db, idBrand: number, id: string): Promise<void> {
  await lockBrand(db, idBrand)
  if (await withdrawLink(db, idBrand, id, new Date())) return
  const isThere = (await listLinksOfBrand(db, idBrand)).some((link) => link.id === id)
  throw new Refusal(isThere ? 'CONFLICT' : 'NOT_FOUND')
}

/** A link in the words of a mail. */
export function linkWordsIn(language: Language, { plan, periodType, amount, expiresAt }: DeskLink) {
  return {
    item: periodItemOf(language, plan, periodType),
    amount: new Intl.NumberFormat(language, { style: 'currency', currency: 'KRW' }).format(amount),
    day: dayIn(language, new Date(expiresAt)),
    /** Of a payment that takes no money. */
    subjectOf: (subject: string) => sandboxSubject(language, subject),
  }
}
