import type { Failure } from '#engine/rest/rest.ts'

/** An order that was begun, as the device keeps it until its end is known. */
export interface StoredOrder<Order> {
  /** Idempotency key; '' where the way has none. */
  readonly key: string
  readonly order: Order
  /** Epoch ms of the press. */
  readonly at: number
  /** By what its result is asked for: number of the payment, or address of the provider’s page. null: not known yet. */
  readonly ref: string | null
}

/** One way of paying, as far as the protocol differs. */
export interface OrderWay<Order> {
  /**
   * `key`: its key is stored before it is sent, so that it can be sent again. `page`: nothing is paid before the payer is at the
   * provider’s page, whose address the server answers; that is stored before the page is shown.
   */
  readonly kind: 'key' | 'page'
  /** Pauses, in ms, after which it is sent again where no answer came. */
  readonly sendAgainAfterMs: readonly number[]
  /** Pauses, in ms, before each question for its result; 0 asks at once. */
  readonly askAfterMs: readonly number[]
  /** Whether the server can be asked by the key too, not only by the number. */
  readonly asksByKey: boolean
  /** Whether a result that comes while no screen shows the order is told once one does. */
  readonly tellsLater: boolean
  /** Whether it stays stored once it is paid, so that a reload shows its receipt. */
  readonly staysStored: boolean
  /** How long it is gone on with after the press. */
  readonly storedForMs: number
  readonly isSame: (a: Order, b: Order) => boolean
}

/** How an order has ended. */
export type OrderResult<Outcome> =
  | { readonly kind: 'paid'; readonly outcome: Outcome }
  /** `message`: why it was not paid. `failure`: why the order was refused. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly failure: Failure | null }
  /** Nothing was paid: it costs something else than was shown. */
  | { readonly kind: 'changed'; readonly amount: number | null }

/** What the subscriber of an order gets, once for each order. */
export type OrderEnd<Outcome> =
  | OrderResult<Outcome>
  /** `unseen`: it has a result, which is told once a screen shows the order. */
  | { readonly kind: 'unseen' | 'cancelled' | 'expired' }

export interface Press<Order> {
  readonly order: Order
  readonly key: string
  readonly at: number
  /** Number of the row in the outbox, where it was held without a network. */
  readonly held: number | null
}

export type OrderStage<Order, Outcome> =
  /** `repeating`: sent again by itself, because no answer came. `lost`: no answer came to that either. */
  | { readonly kind: 'idle' | 'restoring' | 'repeating' | 'lost' | 'showing' | 'away' }
  /** `mayBeThere`: an earlier request with the same key was not answered. */
  | { readonly kind: 'sending'; readonly mayBeThere: boolean }
  /** What is stored is read before anything is sent; `press` null: it is asked for again. */
  | { readonly kind: 'reading'; readonly press: Press<Order> | null }
  /**
   * It is asked what has become of it. `refusal`: what a repetition was refused with, which tells nothing about the first request.
   * null: it is paid, and its receipt is missing.
   */
  | {
      readonly kind: 'verifying'
      readonly refusal: OrderResult<Outcome> | null
      readonly after: 'sending' | 'repeating'
    }
  /** The browser has not opened the page. */
  | { readonly kind: 'blocked'; readonly ref: string }
  /** Its result is asked for. `late`: not known after all questions. */
  | { readonly kind: 'checking' | 'late'; readonly ref: string }
  /** Its result could not be asked for. */
  | { readonly kind: 'unread'; readonly ref: string; readonly failure: Failure }
  | OrderResult<Outcome>

export interface OrderProcess<Order, Outcome> {
  readonly stage: OrderStage<Order, Outcome>
  /** Also where the device cannot store it. */
  readonly stored: StoredOrder<Order> | null
  /** Counts what was begun: what answers an earlier one is late, and changes nothing. */
  readonly round: number
  /** Pauses since the stage began. */
  readonly pauses: number
  /** How many screens show it. */
  readonly screens: number
}

/** What the request that begins an order was answered. */
export type OrderAnswer<Outcome> =
  /** It is unknown whether the request arrived. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'changed'; readonly amount: number | null }
  /** Another order of the same lane, of another device, is under way. */
  | { readonly kind: 'open'; readonly ref: string }
  | { readonly kind: 'unknown'; readonly ref: string }
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'paid'; readonly outcome: Outcome; readonly ref: string | null }
  /** Paid; its receipt has to be asked for. */
  | { readonly kind: 'receiptMissing'; readonly ref: string }
  | { readonly kind: 'failed'; readonly message: string | null; readonly ref: string | null }

/** What the question for a result was answered. */
export type OrderStatus<Outcome> =
  /** The server knows no such order. */
  | { readonly kind: 'none' }
  /** `ref`: where it was asked by the key. */
  | { readonly kind: 'unknown'; readonly ref?: string }
  | { readonly kind: 'paid'; readonly outcome: Outcome; readonly ref?: string }
  | { readonly kind: 'failed'; readonly message: string | null; readonly ref?: string }
  | { readonly kind: 'unread'; readonly failure: Failure }

/** Events with a round answer the effect of that round. */
export type OrderEvent<Order, Outcome> =
  | { readonly kind: 'attached' | 'detached' | 'restore' | 'again' | 'forget' }
  /** The page was opened by a link. */
  | { readonly kind: 'opened' }
  /** Signed out, or the page is left: what is stored stays. */
  | { readonly kind: 'left' }
  | ({ readonly kind: 'press' } & Press<Order>)
  /** What is stored, and what the server said of it when it was read with something else. */
  | {
      readonly kind: 'restored'
      readonly stored: StoredOrder<Order> | null
      readonly status: OrderStatus<Outcome>
    }
  | {
      readonly kind: 'read'
      readonly round: number
      readonly stored: StoredOrder<Order> | null
      readonly now: number
    }
  | { readonly kind: 'answered'; readonly round: number; readonly answer: OrderAnswer<Outcome> }
  | { readonly kind: 'shown'; readonly round: number; readonly where: ShownAt }
  | { readonly kind: 'waited'; readonly round: number }
  | { readonly kind: 'asked'; readonly round: number; readonly status: OrderStatus<Outcome> }

/** Where the provider’s page is: in a window of its own, in place of this page, or not at all. */
export type ShownAt = 'window' | 'here' | 'blocked'

/** Carried out in order. Those of an earlier round are not, but for `store`, `drop`, `close` and `tell`. */
export type OrderEffect<Order, Outcome> =
  | { readonly kind: 'read' }
  | { readonly kind: 'drop' | 'close' }
  /** Within the press, because a browser blocks a window that is opened later. */
  | { readonly kind: 'open' }
  | { readonly kind: 'store'; readonly stored: StoredOrder<Order> }
  /** It is stored by now, so that it need not be held any more. */
  | { readonly kind: 'release'; readonly held: number }
  | { readonly kind: 'send'; readonly stored: StoredOrder<Order>; readonly mayBeThere: boolean }
  | { readonly kind: 'show'; readonly url: string }
  | { readonly kind: 'wait'; readonly ms: number }
  /** By the number, or where that is not known by the key. */
  | { readonly kind: 'ask'; readonly by: OrderQuestion }
  | { readonly kind: 'tell'; readonly end: OrderEnd<Outcome> }

export type OrderQuestion = { readonly ref: string } | { readonly key: string }
