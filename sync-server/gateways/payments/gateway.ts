import type { CardBrand } from '#model/money/cards.ts'

/** A card as it is entered. It exists for one request and is written nowhere; the CVC is dropped before. */
export interface Card {
  /** Sixteen digits. */
  readonly number: string
  /** yyyy-MM */
  readonly expireDate: string
  /** Birthday as yyMMdd, or the ten digits of a business. */
  readonly identity: string
  /** The first two digits of its password. */
  readonly pw2Digit: string
}

/** What a gateway charges instead of a card. Both are secrets. */
export interface CardKey {
  readonly billingKey: string
  readonly customerKey: string
}

/** Why money was not taken. NOT_SENT: the charge never arrived, or was cancelled because its answer was lost; no card refused it. */
export type Decline =
  | 'LIMIT'
  | 'CARD_INVALID'
  | 'CARD_EXPIRED'
  | 'CARD_STOPPED'
  | 'KEY_GONE'
  | 'REFUSED'
  | 'AMOUNT'
  | 'CONFIG'
  | 'NOT_SENT'

export interface Paid {
  readonly state: 'PAID'
  /** The gateway's number of the payment. */
  readonly txn: string
  readonly amount: number
  /** What was not refunded of it. */
  readonly left: number
  readonly approveNo: string | null
  readonly receiptUrl: string | null
}

export interface Declined {
  readonly state: 'DECLINED'
  readonly code: Decline
  /** The gateway's own code, for operators. */
  readonly raw: string
}

export const declined = (code: Decline, raw: string): Declined => ({ state: 'DECLINED', code, raw })

/** Whether money was taken is not known: never treated as a failure. */
export interface Unknown {
  readonly state: 'UNKNOWN'
  readonly raw: string
}

export type Charge = Paid | Declined | Unknown

export type Issued =
  | { readonly state: 'ISSUED'; readonly key: CardKey; readonly brand: CardBrand | null }
  | Declined
  | Unknown

export type Refunded =
  | { readonly state: 'DONE' }
  | Unknown
  | { readonly state: 'REFUSED'; readonly raw: string }

export interface ChargeOrder {
  readonly key: CardKey
  /** Ours, 6 to 64 letters, digits, `-` and `_`; of one attempt. */
  readonly orderRef: string
  readonly amount: number
  readonly vat: number
  readonly name: string
  /**
   * Asked before a request that cancels the charge because it has no answer. false: another process has the payment by now, and
   * may have given what it buys.
   */
  readonly mayCancel: () => Promise<boolean>
}

export interface RefundOrder {
  readonly txn: string
  readonly orderRef: string
  /** Ours, of this refund. */
  readonly refundRef: string
  readonly amount: number
  /** What can still be refunded. */
  readonly left: number
  readonly reason: string
}

/** What a webhook is about. It only says what to look up. */
export interface Hint {
  /** Number of the event, for a repetition. */
  readonly id: string
  readonly orderRef: string | null
  /** The gateway's number of the payment, where the event does not name ours. */
  readonly txn?: string
}

export type GatewayName = 'sandbox' | 'portone' | 'nicepay' | 'toss'

/**
 * A payment gateway for stored cards. No method rejects because of what the gateway answers, or does not answer, and none takes
 * longer than `callMs`.
 */
export interface Gateway {
  readonly name: GatewayName
  readonly isSandbox: boolean
  issueKey(order: {
    readonly customerKey: string
    readonly ref: string
    readonly card: Card
  }): Promise<Issued>
  /** false: try again later. A key that is gone already is deleted. */
  deleteKey(key: CardKey, ref: string): Promise<boolean>
  charge(order: ChargeOrder): Promise<Charge>
  /** null: the gateway has never seen it. `day`: when it was sent, yyyy-MM-dd in Seoul. */
  lookUp(orderRef: string, day: string): Promise<Charge | null>
  /**
   * Makes certain that a charge which the gateway has never seen cannot be made later. false: try again later. null: not needed,
   * because an `orderRef` is charged once however often it is sent, so that the same charge can be sent again.
   */
  readonly voidUnseen: ((orderRef: string) => Promise<boolean>) | null
  refund(order: RefundOrder): Promise<Refunded>
  /** null: it is not of this gateway. */
  readWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>, now: number): Hint | null
}
