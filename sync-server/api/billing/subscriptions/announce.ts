import { type Kysely, sql, type Transaction } from 'kysely'
import { consentDays, nextAmountOf } from '#model/money/renewal.ts'
import { addMonths, daysBetween } from '#model/time/periods.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { labelOf, listCards } from '../cards/cards.ts'
import { noteMail } from '../notices.ts'
import type { PaymentServices } from '../payment-services.ts'
import { isLeftFromSandbox } from '../plans/for-purchase.ts'
import { readPlanOf, toOffer } from '../plans/plan-rows.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { readPriceChange } from './price-decisions.ts'

const atOnce = 500
/** Days before a yearly renewal, and before the end of a cancelled plan, from which it is announced. */
const aheadDays = 7
/** Days before the first of the month at whose end a card expires on which its owner is told, or as soon as it is known. */
const cardDays = 30

/** Has mails sent about what is going to happen to subscriptions and their cards; each of them once. */
export async function announce({ kysely, now, log, payments }: PaymentServices): Promise<void> {
  await forEachBrand({ kysely, now, log }, listBrands, (db, brand, today, at) =>
    announceTo(db, payments, brand, today, at),
  )
}

/** Asks owners by mail whether a higher price is all right, once that can be decided, and again when it is near. */
export async function announcePrices({ kysely, now, log, payments }: PaymentServices): Promise<void> {
  await forEachBrand({ kysely, now, log }, listRenewed, (db, brand, today, at) =>
    askAboutPrice(db, payments, brand, today, at),
  )
}

async function forEachBrand(
  { kysely, now, log }: Pick<PaymentServices, 'kysely' | 'now' | 'log'>,
  list: (db: Kysely<DB>, today: string, after: number) => Promise<readonly number[]>,
  tell: (db: Transaction<DB>, brand: number, today: string, at: Date) => Promise<void>,
): Promise<void> {
  const at = now()
  const today = seoulDayOf(at.getTime())
  for (let after = 0, isMore = true; isMore; ) {
    const brands = await list(kysely, today, after)
    for (const brand of brands) {
      try {
        await inTransaction(kysely, (db) => tell(db, brand, today, at))
      } catch (err) {
        log.error({ err, brand }, 'what is ahead of a subscription could not be announced; it is tried again')
      }
    }
    after = brands.at(-1) ?? after
    isMore = brands.length === atOnce
  }
}

/** Brands whose next renewal costs more than the running period, and is in reach. */
async function listRenewed(db: Kysely<DB>, today: string, after: number): Promise<readonly number[]> {
  const { rows } = await sql<{ brand_id: number }>`
    select brand_id from subscription join brand on brand.id = subscription.brand_id
    join plan on plan.key = plan_key and plan.currency = 'KRW' and plan.on_sale
    where brand.deleted_at is null and brand_id > ${after} and phase = 'ACTIVE' and source = 'CARD' and not cancel_at_end
      and period_end <= ${addDays(today, consentDays)}
      and case coalesce(pending_period, subscription.period_type) when 'YEARLY' then plan.price_of_year else plan.price end
        > case when pending_period is null then renew_price else coalesce(pending_price, renew_price) end
    order by brand_id limit ${atOnce}`.execute(db)
  return rows.map(({ brand_id }) => brand_id)
}

async function askAboutPrice(
  db: Transaction<DB>,
  payments: Payments,
  brand: number,
  today: string,
  at: Date,
): Promise<void> {
  const stored = await readSubscriptionOf(db, brand)
  if (isLeftFromSandbox(payments, stored)) return
  const { subscription, isSandbox } = stored
  const { change } = await readPriceChange(db, brand, subscription, today)
  if (change?.state !== 'OPEN') return
  const { planKey, periodType, oldPrice, newPrice, renewal } = change
  const isNear = daysBetween(today, renewal) <= aheadDays
  await noteMail(db, {
    kind: 'PRICE_RISES',
    brand,
    key: `${isNear ? 'price-near' : 'price'}:${brand}:${renewal}:${newPrice}`,
    facts: { planKey, periodType, oldAmount: oldPrice, amount: newPrice, day: renewal },
    isSandbox,
    at,
  })
}

/** Brands with something that may be near. */
async function listBrands(db: Kysely<DB>, today: string, after: number): Promise<readonly number[]> {
  const { rows } = await sql<{ brand_id: number }>`
    select brand_id from subscription join brand on brand.id = subscription.brand_id
    where brand.deleted_at is null and brand_id > ${after} and (
      phase = 'ACTIVE' and period_end > ${today} and period_end <= ${addDays(today, aheadDays)}
        and (cancel_at_end or sandbox or period_type = 'YEARLY')
      or phase = 'PAST_DUE' and grace_until >= ${today} and grace_until <= ${addDays(today, 1)}
      or phase = 'ACTIVE' and not cancel_at_end and exists (
        select from pay_method where pay_method.brand_id = subscription.brand_id
          and default_set and expire_date = ${addDays(today, cardDays).slice(0, 7)}))
    order by brand_id limit ${atOnce}`.execute(db)
  return rows.map(({ brand_id }) => brand_id)
}

async function announceTo(
  db: Transaction<DB>,
  payments: Payments,
  brand: number,
  today: string,
  at: Date,
): Promise<void> {
  const stored = await readSubscriptionOf(db, brand)
  const { subscription, isSandbox } = stored
  const { phase, planKey, periodType, periodEnd, graceUntil, pendingPeriod } = subscription
  const isLeft = isLeftFromSandbox(payments, stored)
  const cancelAtEnd = subscription.cancelAtEnd || isLeft
  if (periodType === null || periodEnd === null) return
  const [card] = await listCards(db, brand)
  const note = (kind: Parameters<typeof noteMail>[1]['kind'], key: string, facts: object) =>
    noteMail(db, { kind, brand, key, facts: { planKey, periodType, ...facts }, isSandbox, at })
  const days = daysBetween(today, periodEnd)
  const isNear = days > 0 && days <= aheadDays
  if (phase === 'ACTIVE' && isNear && cancelAtEnd)
    await note('ENDING', `ending:${brand}:${periodEnd}`, { day: addDays(periodEnd, -1), days })
  if (phase === 'ACTIVE' && isNear && !cancelAtEnd && periodType === 'YEARLY') {
    const { change, last } = await readPriceChange(db, brand, subscription, today)
    const amount = nextAmountOf(subscription, toOffer(await readPlanOf(db, planKey)), last, change)
    const next = pendingPeriod ?? periodType
    const facts = { periodType: next, day: periodEnd, amount, card: card ? labelOf(card) : '–' }
    // While a higher price is not agreed on, it is not renewed.
    if (change?.state !== 'OPEN') await note('RENEWAL_SOON', `soon:${brand}:${periodEnd}`, facts)
  }
  if (phase === 'PAST_DUE' && !isLeft && graceUntil !== null && daysBetween(today, graceUntil) <= 1)
    await note('GRACE_ENDING', `grace:${brand}:${periodEnd}`, { day: graceUntil })
  if (
    phase === 'ACTIVE' &&
    !cancelAtEnd &&
    subscription.source === 'CARD' &&
    card &&
    card.expire_date === addDays(today, cardDays).slice(0, 7)
  )
    await note('CARD_EXPIRING', `card:${card.id}`, {
      card: labelOf(card),
      day: addDays(addMonths(`${card.expire_date}-01`, 1), -1),
    })
}
