import { planTitles } from '#model/access/plans.ts'
import { fillSlots } from '#model/language/fill-slots.ts'
import type { Language } from '#model/language/languages.ts'
import type { OrderSnapshot } from '#model/money/orders.ts'
import type { PeriodType, PlanKey } from '#model/money/subscription.ts'
import { readLocale } from '#server/http/locales.ts'
import type { FailedCode } from '../plans/refused-renewal.ts'
import type { OrderRow } from './queries.ts'

interface PaymentWords {
  readonly items: { readonly credit: string; readonly MONTHLY: string; readonly YEARLY: string }
  readonly failed: Readonly<Record<FailedCode, string>>
  readonly unknown: string
  readonly sandbox: string
}

/** What an order buys. */
export function itemOf(language: Language, snapshot: OrderSnapshot): string {
  const { items } = wordsOf(language)
  if (snapshot.kind === 'LOGO') return snapshot.title
  if (snapshot.kind === 'CREDIT')
    return fillSlots(items.credit, { credit: snapshot.credit.toLocaleString(language) })
  return planItemOf(language, snapshot)
}

/** A plan and how it is paid. */
export function planItemOf(
  language: Language,
  { planKey, periodType }: { readonly planKey: PlanKey; readonly periodType: PeriodType },
): string {
  return periodItemOf(language, planTitles[planKey], periodType)
}

/** The same of a plan by its title. */
export const periodItemOf = (language: Language, plan: string, periodType: PeriodType): string =>
  fillSlots(wordsOf(language).items[periodType], { plan })

/** Why an order is not paid, or that it is being checked; null where there is nothing to say. */
export function failedMessageOf(
  language: Language,
  { status, failed_code }: Pick<OrderRow, 'status' | 'failed_code'>,
): string | null {
  if (status === 'PENDING' || (status === 'INIT' && failed_code === null)) return wordsOf(language).unknown
  return failed_code === null ? null : reasonOf(language, failed_code)
}

/** Why a card was not charged. */
export function reasonOf(language: Language, code: string): string {
  const { failed } = wordsOf(language)
  return failed[code as FailedCode] ?? failed.REFUSED
}

/** Subject of a mail about a payment that took no money. */
export const sandboxSubject = (language: Language, subject: string) =>
  fillSlots(wordsOf(language).sandbox, { subject })

const wordsOf = (language: Language) => readLocale<PaymentWords>(language, 'payment')
