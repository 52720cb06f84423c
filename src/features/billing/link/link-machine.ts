import type { AnswerOf } from '#contract/call.ts'
import { payByLink, readPaymentLink } from '#contract/payment-link.ts'
import { type Failure, type Result, rest } from '#engine/rest/rest.ts'
import { createWatched } from '#engine/watch/watched.ts'
import type {
  OrderAnswer,
  OrderEnd,
  OrderQuestion,
  OrderStage,
  OrderStatus,
  StoredOrder,
} from '#kits/commerce/orders/order-process.ts'
import { isUnderWay } from '#kits/commerce/orders/order-protocol.ts'
import { type OrderRunner, runOrder } from '#kits/commerce/orders/order-runner.ts'
import { byLink } from '#kits/commerce/orders/order-ways.ts'
import { isUnanswered } from '#kits/commerce/orders/pauses.ts'
import type { CardBody } from '../cards/card-form.ts'
import { type KeptPress, keepPress, readPress } from './kept-press.ts'

/*
 * A payment link from its address to its receipt, as a way of `order-protocol.ts`:
 *
 *     reading ──▶ open, with the order; dead; unread
 *
 * The key of the order is kept for the tab before it is sent, and its number once that is known, so that a reload goes on: the
 * server is asked by the number, or by the key, what has become of it. The card is in the request alone. Where nothing was paid the
 * link is read again: it may be locked by now, or used by another payer.
 */

export type PaymentLink = AnswerOf<typeof readPaymentLink>
export type LinkReceipt = NonNullable<NonNullable<PaymentLink['payment']>['receipt']>

export type LinkStep =
  | { readonly kind: 'idle' | 'sending' | 'asking' | 'lost' | 'otherEmail' }
  /** `message`: why the card was not charged. `failure`: why the order was refused. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly failure: Failure | null }
  /** Whether it is paid is not known yet. `late`: nor after two minutes. */
  | { readonly kind: 'checking'; readonly pid: string }
  | { readonly kind: 'late'; readonly pid: string }
  | { readonly kind: 'paid'; readonly receipt: LinkReceipt }

export type LinkState =
  | { readonly kind: 'reading' }
  /** It is used, over or withdrawn, or there was never such a link. */
  | { readonly kind: 'dead' }
  | { readonly kind: 'unread'; readonly failure: Failure }
  | { readonly kind: 'open'; readonly link: PaymentLink; readonly step: LinkStep }

interface LinkDependencies {
  readonly pause: (ms: number) => Promise<void>
}

export class LinkMachine {
  readonly state = createWatched<LinkState>({ kind: 'reading' })
  readonly #idPaymentLink: string
  readonly #order: OrderRunner<null, LinkReceipt>
  #link: PaymentLink | null = null
  /** Who pays with which card, until the press is over. */
  #typed: { readonly email: string; readonly card: CardBody } | null = null
  /** Raised to cancel the reading that is under way. */
  #round = 0

  constructor(idPaymentLink: string, { pause }: LinkDependencies) {
    this.#idPaymentLink = idPaymentLink
    this.#order = runOrder<null, LinkReceipt>(byLink, {
      pause,
      read: async () => toStored(readPress(idPaymentLink)),
      store: async ({ key, ref }) => keepPress(idPaymentLink, { key, pid: ref }),
      drop: async () => keepPress(idPaymentLink, null),
      send: ({ key }, mayBeThere) => this.#send(key, mayBeThere),
      ask: async (by) => this.#toStatus(by, await this.#get(by)),
      onEnd: (end) => this.#onEnd(end),
    })
    this.#order.stage.subscribe(() => this.#show())
  }

  /** Reads the link, and goes on with what was pressed before this page was loaded. */
  async read(): Promise<void> {
    const round = this.#begin()
    const kept = readPress(this.#idPaymentLink)
    const result = await this.#get(kept && toQuestion(kept))
    if (this.#isOver(round)) return
    if (!result.ok) return this.state.set(unreadBy(result))
    this.#link = result.answer
    const status = statusOf(result.answer)
    const restored = this.#order.dispatch({ kind: 'restored', stored: toStored(kept), status })
    this.#show()
    await restored
  }

  /** Pays, unless that is under way. A press after a lost answer has the same idempotency key, so that it is paid once. */
  async pay(email: string, card: CardBody): Promise<void> {
    const { kind } = this.#order.stage.get()
    if (!this.#link || (kind !== 'idle' && kind !== 'lost' && kind !== 'failed')) return
    this.#typed = { email, card }
    const key = crypto.randomUUID()
    await this.#order.dispatch({ kind: 'press', order: null, key, at: Date.now(), held: null })
    this.#typed = null
  }

  /** Asks again for a result that is late. */
  again(): Promise<void> {
    return this.#order.dispatch({ kind: 'again' })
  }

  close(): void {
    this.#round += 1
    void this.#order.dispatch({ kind: 'left' })
  }

  async #send(key: string, mayBeThere: boolean): Promise<OrderAnswer<LinkReceipt>> {
    if (!this.#link || !this.#typed) return { kind: 'none' }
    const { idBrand, idPlan, periodType } = this.#link
    const { email, card } = this.#typed
    const idPaymentLink = this.#idPaymentLink
    const body = { idPaymentLink, idBrand, email, idPlan, periodType, payMethodReqBody: card }
    const result = await rest(payByLink, { body }, { idempotencyKey: key })
    if (isUnanswered(result, mayBeThere)) return { kind: 'none' }
    if (!result.ok) return { kind: 'refused', failure: result }
    const { pid, state, failedMsg } = result.answer
    if (state === 'FAILED') return { kind: 'failed', message: failedMsg, ref: pid }
    return { kind: state === 'UNKNOWN' ? 'unknown' : 'receiptMissing', ref: pid }
  }

  /** By its number what cannot be read is not known yet; by its key it is unread, unless there is no such link any more. */
  #toStatus(by: OrderQuestion, result: Result<PaymentLink>): OrderStatus<LinkReceipt> {
    if (result.ok) return statusOf(result.answer)
    if ('ref' in by) return { kind: 'unknown' }
    return result.status === 404 ? { kind: 'none' } : { kind: 'unread', failure: result }
  }

  async #onEnd(end: OrderEnd<LinkReceipt>): Promise<void> {
    if (end.kind !== 'failed') return
    const round = this.#begin()
    const result = await this.#get(null)
    if (this.#isOver(round)) return
    if (result.ok) this.#link = result.answer
    else if (result.status === 404) return this.state.set({ kind: 'dead' })
    this.#open(stepOf(end))
  }

  /** By the number of an order, or by its key; null: without a payment. */
  #get(by: OrderQuestion | null): Promise<Result<PaymentLink>> {
    const params = { idPaymentLink: this.#idPaymentLink }
    const query = by && 'ref' in by ? { pid: by.ref } : {}
    const options = by && 'key' in by ? { idempotencyKey: by.key } : {}
    return rest(readPaymentLink, { params, query }, options)
  }

  /** That it has failed is shown once the link was read again. */
  #show(): void {
    const stage = this.#order.stage.get()
    if (stage.kind !== 'failed') this.#open(stepOf(stage))
  }

  #open(step: LinkStep): void {
    if (this.#link) this.state.set({ kind: 'open', link: this.#link, step })
  }

  #begin(): number {
    this.#round += 1
    return this.#round
  }

  #isOver(round: number): boolean {
    return round !== this.#round
  }
}

function stepOf(stage: OrderStage<null, LinkReceipt>): LinkStep {
  switch (stage.kind) {
    case 'paid':
      return { kind: 'paid', receipt: stage.outcome }
    case 'failed':
      return stage.failure?.status === 404 ? { kind: 'otherEmail' } : stage
    case 'checking':
    case 'late':
      return { kind: stage.kind, pid: stage.ref }
    case 'lost':
      return { kind: 'lost' }
    case 'repeating':
      return { kind: 'asking' }
    case 'verifying':
      return { kind: stage.after === 'repeating' ? 'asking' : 'sending' }
    default:
      return { kind: isUnderWay(stage) ? 'sending' : 'idle' }
  }
}

function statusOf({ payment }: PaymentLink): OrderStatus<LinkReceipt> {
  if (payment === null) return { kind: 'none' }
  const { pid: ref, state, receipt, failedMsg } = payment
  if (state === 'UNKNOWN') return { kind: 'unknown', ref }
  if (state === 'FAILED' || receipt === null) return { kind: 'failed', message: failedMsg, ref }
  return { kind: 'paid', outcome: receipt, ref }
}

function unreadBy(failure: Failure): LinkState {
  return failure.status === 404 ? { kind: 'dead' } : { kind: 'unread', failure }
}

const toQuestion = ({ key, pid }: KeptPress): OrderQuestion => (pid === null ? { key } : { ref: pid })

/** The tab is closed before it could be too old. */
function toStored(kept: KeptPress | null): StoredOrder<null> | null {
  return kept && { key: kept.key, order: null, at: Date.now(), ref: kept.pid }
}
