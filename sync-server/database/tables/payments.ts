import type { ColumnType, Generated } from 'kysely'
import type { CardBrand } from '#model/money/cards.ts'
import type { OrderKind, OrderLane, OrderSnapshot, OrderStatus } from '#model/money/orders.ts'
import type { PeriodType, PlanKey } from '#model/money/subscription.ts'
import type {
  CreatedAt,
  DefaultedTimestamp,
  Id,
  Json,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
} from './columns.ts'

/** Columns that a trigger keeps as they were inserted. */
type Immutable<T> = ColumnType<T, T, never>
type ImmutableOrNull<T> = ColumnType<T | null, T | null | undefined, never>

export interface PayMethodTable {
  id: Id
  brand_id: number
  title: string
  card_brand: CardBrand
  last_number: string
  /** yyyy-MM */
  expire_date: string
  /** A card of a company. */
  biz: boolean
  gateway: string
  /** What the gateway charges, encrypted; null: the gateway has deleted it. */
  sealed_key: OptionalText
  default_set: Generated<boolean>
  created_at: CreatedAt
  deleted_at: OptionalTimestamp
  /** It came by a payment link: it is no card of the brand until the order that it pays is paid. */
  awaits_payment: Generated<boolean>
}

export interface BillingOrderTable {
  pid: Immutable<string>
  /** Number of the brand, which may be gone. */
  brand_id: Immutable<number>
  kind: Immutable<OrderKind>
  /** null: paid on a hosted page. */
  lane: Immutable<OrderLane | null>
  /** What is bought, as it was when it was ordered. */
  snapshot: ColumnType<OrderSnapshot, string, never>
  amount: Immutable<number>
  currency: Immutable<'KRW' | 'USD'>
  vat: Immutable<number>
  status: OrderStatus
  /** Number of the account, which may be gone; null: a job, or who has a payment link. */
  ordered_by: ImmutableOrNull<number>
  pay_method_id: OptionalNumber
  /** Of the card, for people: brand and last digits. */
  card: OptionalText
  client_key: ImmutableOrNull<string>
  /** Of a renewal: the first day of the period, as yyyy-MM-dd. */
  period_start: ImmutableOrNull<string>
  sandbox: Immutable<boolean>
  failed_code: OptionalText
  /** Why an operator has to look at it. */
  alarm: OptionalText
  created_at: Immutable<Date>
  paid_at: OptionalTimestamp
  /** Of kind LINK: the link, which may be gone. */
  payment_link: ImmutableOrNull<string>
}

export interface PaymentLinkTable {
  /** 128 random bits: who knows it may pay. */
  id: string
  brand_id: number
  /** Of who is to pay. */
  email: string
  plan_key: PlanKey
  period_type: PeriodType
  amount: number
  /** Number of an account of the desk, which may be gone. */
  created_by: number
  created_at: CreatedAt
  expires_at: Date
  used_at: OptionalTimestamp
  /** Cards that were refused. */
  tries: Generated<number>
  locked_at: OptionalTimestamp
  withdrawn_at: OptionalTimestamp
}

export interface PaymentAttemptTable {
  order_ref: Immutable<string>
  brand_id: Immutable<number>
  pid: Immutable<string>
  n: Immutable<number>
  gateway: Immutable<string>
  amount: Immutable<number>
  state: 'SENDING' | 'UNKNOWN' | 'PAID' | 'DECLINED'
  code: OptionalText
  raw_code: OptionalText
  txn: OptionalText
  approve_no: OptionalText
  receipt_url: OptionalText
  started_at: Immutable<Date>
  answered_at: OptionalTimestamp
  /** Until then a process works on it. */
  lease_until: Date
  /** When it is looked up next. */
  look_at: OptionalTimestamp
  looks: Generated<number>
  /** When the gateway first said that it has never seen it. */
  unseen_at: OptionalTimestamp
  /** Of who paid a refused renewal by hand. */
  client_key: ImmutableOrNull<string>
  /** Number of the order on the hosted page. */
  external_id: OptionalText
  /** What its gateway has given back of it, as it said last; more than our refunds where that was done without us. */
  returned: Generated<number>
}

/** What a paid logo brings. Days are days in Seoul. */
export interface LogoPassTable {
  pid: string
  brand_id: number
  /** The first day of its plan; null: it waits until no plan is running. */
  started: OptionalText
  /** The last day on which files may take its room. */
  assets_until: string
}

export interface PaymentRefundTable {
  refund_ref: Immutable<string>
  brand_id: Immutable<number>
  pid: Immutable<string>
  order_ref: Immutable<string>
  amount: Immutable<number>
  reason: Immutable<string>
  /** OUTSIDE: refused by the gateway, and paid back in another way. */
  state: 'SENDING' | 'UNKNOWN' | 'DONE' | 'REFUSED' | 'OUTSIDE'
  raw_code: OptionalText
  created_at: Immutable<Date>
  done_at: OptionalTimestamp
  try_at: Date
  tries: Generated<number>
  /** Of OUTSIDE: how it was paid back, in the words of an operator. */
  outside_note: OptionalText
}

/** What happened to money, or is about to, that the owner of the brand is told by mail. */
export type PaymentNoticeKind =
  | 'PAID'
  | 'REFUNDED'
  /** An order that was unknown for some time is not paid. */
  | 'NOT_PAID'
  | 'REFUSED'
  | 'REFUSED_AGAIN'
  | 'NOT_TRIED_AGAIN'
  | 'RENEWAL_SOON'
  | 'ENDING'
  | 'GRACE_ENDING'
  | 'ENDED'
  /** Its owner did not agree to a higher price. */
  | 'ENDED_BY_PRICE'
  | 'CARD_EXPIRING'
  /** The next renewal costs more, and its owner is asked. */
  | 'PRICE_RISES'

/** What a mail says that its order does not. */
export interface NoticeFacts {
  readonly refundRef?: string
  /** Why a card was not charged. */
  readonly code?: string
  readonly planKey?: PlanKey
  readonly periodType?: PeriodType
  readonly amount?: number
  /** What it was before. */
  readonly oldAmount?: number
  readonly card?: string
  /** The day that the mail is about, yyyy-MM-dd in Seoul. */
  readonly day?: string
  readonly days?: number
  /** When the card is tried again. */
  readonly nextTry?: string
}

/** A mail about money, written in the transaction of what it tells. */
export interface PaymentNoticeTable {
  id: Id
  kind: PaymentNoticeKind
  brand_id: number
  /** Names the mail, so that it is written once. */
  key: string
  pid: OptionalText
  facts: Json<NoticeFacts>
  sandbox: boolean
  mailed_at: OptionalTimestamp
  tries: Generated<number>
  mail_after: Date
}

/** Webhooks that were genuine. */
export interface WebhookEventTable {
  gateway: string
  event_id: string
  order_ref: OptionalText
  received_at: DefaultedTimestamp
  done_at: OptionalTimestamp
  outcome: OptionalText
  tries: Generated<number>
  /** What it said, without persons and numbers of cards; null: it is about no order of ours. */
  body: OptionalText
}

export interface SandboxKeyTable {
  billing_key: string
  customer_key: string
  behaviour: string
  calls: Generated<number>
}

export interface SandboxPaymentTable {
  order_ref: string
  txn: string
  amount: number
  billing_key: string
}

export interface SandboxRefundTable {
  refund_ref: string
  txn: string
  amount: number
}

/** An order at the sandbox in place of PayPal. */
export interface SandboxPaypalOrderTable {
  id: string
  order_ref: string
  amount: number
  name: string
  return_url: string
  cancel_url: string
  state: Generated<'CREATED' | 'APPROVED' | 'DECLINED' | 'COMPLETED'>
}

/** A checkout at the sandbox in place of Lemon Squeezy; null: nothing is paid. */
export interface SandboxCheckoutTable {
  id: string
  id_brand: number
  id_variant: number
  redirect_url: string
  subscription_id: OptionalText
}

export interface SandboxSubscriptionTable {
  id: string
  id_brand: number
  id_variant: number
  status: 'active' | 'past_due' | 'cancelled' | 'expired'
  /** The next renewal is refused, until its buyer pays it with another card. */
  refuses_renewal: boolean
  return_url: string
  created_at: Date
  updated_at: Date
  /** Where it is cancelled: when it ends; where it is past due: what was not paid. */
  renews_at: Date
}

export interface SandboxInvoiceTable {
  txn: string
  subscription_id: string
  reason: 'initial' | 'renewal' | 'updated'
  created_at: Date
}

/** A webhook that is still to be sent. */
export interface SandboxWebhookTable {
  id: string
  gateway: string
  body: string
  times: number
  kept_at: DefaultedTimestamp
  send_after: DefaultedTimestamp
}
