import type { PlanOrder } from './subscription.ts'

/** What an order buys: a plan, the difference to a higher one, another period, the next period, credits, a logo. */
export const orderKinds = ['SUBSCRIBE', 'UPGRADE', 'PERIOD', 'RENEW', 'CREDIT', 'LOGO', 'LINK'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Of the orders of a brand in one lane at most one is open. */
export type OrderLane = 'plan' | 'credit' | 'logo'

/** INIT: being sent, or waiting for another try. PENDING: whether it is paid is not known yet. */
export const orderStatuses = [
  'INIT',
  'PENDING',
  'PAID',
  'FAILED',
  'CANCELED',
  'PART_REFUNDED',
  'REFUNDED',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Why an order needs an operator. OTHER_AMOUNT: the gateway took another amount than was ordered. UNKNOWN: whether it is paid has
 * been unknown for too long. REFUND_REFUSED: the gateway did not give money back. RETURNED_THERE: the gateway has given money back
 * that was not requested here.
 */
export const orderTroubles = ['OTHER_AMOUNT', 'UNKNOWN', 'REFUND_REFUSED', 'RETURNED_THERE'] as const
export type OrderTrouble = (typeof orderTroubles)[number]

/** Less than this is not charged: no card company takes it. */
export const leastCharge = 1_000

/** What an order is about, as it was when it was ordered. */
export type OrderSnapshot = CreditOrder | PlanOrder | LogoOrder

export interface CreditOrder {
  readonly kind: 'CREDIT'
  readonly idCreditPlan: number
  readonly credit: number
  readonly description: string | null
}

/** A logo by a designer. Its texts are in the language of who ordered it. */
export interface LogoOrder {
  readonly kind: 'LOGO'
  readonly idProduct: number
  readonly options: readonly number[]
  readonly title: string
  /** What the designer reads. */
  readonly request: string
  /** Files of the brand for the designer. */
  readonly files: readonly number[]
}

/** A hosted page takes no payment after so long, in milliseconds. */
export const hostedLapseMs = 3 * 3_600_000

/** How long after a charge without an answer the gateway is asked about it, in milliseconds. */
const lookUpAfterMs = [5, 30, 120, 600, 3_600, 21_600, 86_400].map((seconds) => seconds * 1_000)

/** A charge that the gateway has not seen twice, so far apart, was never made. */
export const unseenForMs = 120_000

/** When a charge that was sent at `started` is looked up next, after so many look-ups; daily after the last one. */
export function nextLookUp(started: number, looks: number, now: number): number {
  const after = lookUpAfterMs[looks]
  return after === undefined ? now + 86_400_000 : Math.max(now, started + after)
}
