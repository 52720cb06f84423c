import type { Charge, Hint, Refunded, RefundOrder } from './gateway.ts'

/*
 * Gateways whose own page takes the money. Amounts are US cents. A return to us proves nothing: what was paid is what the
 * gateway says when it is asked.
 */

type WebhookHeaders = Readonly<Record<string, string | undefined>>

/** One payment on PayPal's page, by the number of its order there. */
export interface PayPal {
  readonly name: 'paypal' | 'sandbox-paypal'
  readonly isSandbox: boolean
  /** Whether it takes our keys, without a payment. null: it does; otherwise why not. */
  tryKeys(): Promise<string | null>
  /** The same `orderRef` is the same order, with the same page. null: there is none. */
  create(order: {
    readonly orderRef: string
    readonly amount: number
    readonly name: string
    readonly returnUrl: string
    readonly cancelUrl: string
  }): Promise<{ readonly id: string; readonly url: string } | null>
  /** WAITING: it is not approved, or it is approved and not captured. null: there is no such order. */
  lookUp(id: string): Promise<Charge | 'WAITING' | null>
  /** Takes the money of an order that was approved, once. */
  capture(id: string, orderRef: string): Promise<Charge | 'WAITING' | null>
  refund(order: RefundOrder): Promise<Refunded>
  /** PayPal itself checks the signature. null: it is not genuine. */
  readWebhook(raw: Buffer, headers: WebhookHeaders): Promise<Hint | null>
}

export const lemonStatuses = [
  'on_trial',
  'active',
  'past_due',
  'cancelled',
  'unpaid',
  'expired',
  'paused',
] as const

export interface LemonSubscription {
  readonly id: string
  readonly status: (typeof lemonStatuses)[number]
  readonly idVariant: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly renewsAt: Date | null
  /** Of one that was cancelled: until when it is paid. */
  readonly endsAt: Date | null
  readonly isTest: boolean
  /** Pages of Lemon Squeezy, signed for a day. */
  readonly urls: {
    readonly portal: string | null
    readonly update: string | null
    readonly payMethod: string | null
  }
}

export interface LemonInvoice {
  readonly id: string
  readonly createdAt: Date
  /** `updated`: the difference to another plan. */
  readonly reason: 'initial' | 'renewal' | 'updated'
  readonly charge: Charge
}

/** Subscriptions in US dollars, sold by Lemon Squeezy. */
export interface LemonSqueezy {
  readonly name: 'lemonsqueezy' | 'sandbox-lemonsqueezy'
  /** Whether its store takes no money, but test cards. */
  readonly isSandbox: boolean
  /** Whether it takes our keys and has our store. null: it does; otherwise why not. */
  tryKeys(): Promise<string | null>
  checkout(order: {
    readonly idVariant: number
    readonly idBrand: number
    readonly email: string
    readonly name: string
    readonly redirectUrl: string
    readonly locale: string
  }): Promise<{ readonly url: string } | null>
  /** GONE: there is no such subscription. null: no answer. */
  read(idSubscription: string): Promise<LemonSubscription | 'GONE' | null>
  listInvoices(idSubscription: string): Promise<readonly LemonInvoice[] | null>
  lookUp(idInvoice: string): Promise<Charge | null>
  /** At the end of the period. false: try again later. */
  cancel(idSubscription: string): Promise<boolean>
  resume(idSubscription: string): Promise<boolean>
  refund(order: RefundOrder): Promise<Refunded>
  /** `orderRef` of its hint: `subscription:brand`. null: it is not genuine. */
  readWebhook(raw: Buffer, headers: WebhookHeaders): Promise<Hint | null>
}
