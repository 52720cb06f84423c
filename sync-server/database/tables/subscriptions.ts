import type { ColumnType, Generated } from 'kysely'
import type { PriceDecision } from '#model/money/renewal.ts'
import type { Phase, Subscription } from '#model/money/subscription.ts'
import type { Id, Json, OptionalNumber, OptionalText, OptionalTimestamp } from './columns.ts'
import type { PlanTable } from './reference.ts'

type PeriodType = 'MONTHLY' | 'YEARLY'
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface SubscriptionTable {
  brand_id: number
  phase: Phase
  plan_key: PlanTable['key']
  period_type: Optional<PeriodType>
  /** The day that periods are counted from, yyyy-MM-dd in Seoul as all days here. */
  anchor: OptionalText
  period_start: OptionalText
  /** The first day behind the period, on which the next one is paid. */
  period_end: OptionalText
  /** Full price of the running period, which renewals cost, in won. */
  renew_price: OptionalNumber
  cancel_at_end: Generated<boolean>
  pending_period: Optional<'MONTHLY'>
  /** What a month cost when that was reserved. */
  pending_price: OptionalNumber
  /** The last day on which a refused renewal can still be paid. */
  grace_until: OptionalText
  /** When the next credits of the plan are due. */
  next_grant: OptionalText
  end_reason: Optional<'CANCELED' | 'UNPAID' | 'REFUNDED' | 'PRICE'>
  sandbox: Generated<boolean>
  source: Generated<Subscription['source']>
  external_id: OptionalText
  /** How new what is known of it is. */
  external_updated_at: OptionalTimestamp
}

/** What owners decided about higher prices; only added. */
export interface PriceDecisionTable {
  id: Id
  brand_id: number
  /** Number of the account, which may be gone. */
  decided_by: number
  at: Date
  decision: PriceDecision['decision']
  plan_key: PlanTable['key']
  /** Of the period that it is about. */
  period_type: PeriodType
  /** In won. */
  old_price: number
  new_price: number
  /** The day on which that period is paid. */
  renewal: string
}

/** What became of a subscription; only added. */
export interface SubscriptionEventTable {
  id: Id
  brand_id: number
  at: Date
  event: string
  before: ColumnType<Subscription | null, string | null, never>
  after: Json<Subscription>
  pid: OptionalText
}
