import type { Kysely } from 'kysely'
import type { readBrand } from '#contract/brand.ts'
import type { AnswerOf } from '#contract/call.ts'
import { free } from '#model/money/subscription.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { toTerms } from './terms.ts'

type Subscribed = AnswerOf<typeof readBrand>['subscription']

/** What a brand has subscribed to: the free plan where it never bought one. */
export async function readSubscribed(db: Kysely<DB>, brand: number): Promise<Subscribed> {
  const row = await db
    .selectFrom('subscription')
    .select(['phase', 'source', 'plan_key', 'period_type', 'period_end'])
    .where('brand_id', '=', brand)
    .executeTakeFirst()
  const terms = toTerms(
    row
      ? { phase: row.phase, source: row.source, periodType: row.period_type, periodEnd: row.period_end }
      : free,
  )
  const plan = await db
    .selectFrom('plan')
    .select(['id as idPlan', 'title', 'level'])
    .where('key', '=', row?.plan_key ?? free.planKey)
    .where('currency', '=', terms.currency)
    .orderBy('on_sale', 'desc')
    .executeTakeFirstOrThrow()
  const payMethod = await db
    .selectFrom('pay_method')
    .select('id')
    .where('brand_id', '=', brand)
    .where('deleted_at', 'is', null)
    .where('default_set', '=', true)
    .executeTakeFirst()
  return { ...terms, plan, creditPlan: null, payMethod: payMethod ?? null }
}

/** What becomes of the running subscriptions of brands: `ending` was cancelled and ends by itself, `renewed` will be charged. */
export async function readRunning(
  db: Kysely<DB>,
  brands: readonly number[],
): Promise<ReadonlyMap<number, 'renewed' | 'ending'>> {
  if (brands.length === 0) return new Map()
  const rows = await db
    .selectFrom('subscription')
    .select(['brand_id', 'phase', 'cancel_at_end'])
    .where('brand_id', 'in', brands)
    .where('phase', 'in', ['ACTIVE', 'PAST_DUE'])
    .execute()
  return new Map(
    rows.map(({ brand_id, phase, cancel_at_end }) => [
      brand_id,
      phase === 'ACTIVE' && cancel_at_end ? 'ending' : 'renewed',
    ]),
  )
}
