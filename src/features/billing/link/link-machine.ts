import type { AnswerOf } from '#contract/call.ts'
import { payByLink, readPaymentLink } from '#contract/payment-link.ts'
import { type KeptPress, keepPress, readPress } from '#device/billing/kept-press.ts'
import { type Failure, type Result, rest } from '#device/rest/rest.ts'
import { createWatched } from '#device/watch/watched.ts'
import type { CardBody } from '../cards/card-form.ts'
import { isUnanswered, waits } from '../pay/asking.ts'

/*
 * A payment link from its address to its receipt:
 *
 *     reading ──▶ open, dead, unread
 *     open: idle, failed, lost ──pay──▶ sending ──▶ paid, failed, otherEmail, checking
 *                                          │
 *                                no answer ▼
 *                                       asking, with the same key ──▶ as sending; after two minutes: lost
 *           checking ──▶ paid, failed, late
 *
 * The key of the order is kept for the tab before it is sent, and its number once that is known, so that a reload goes on: the
 * server is asked by the number, or by the key, what has become of it. The card is in the request alone.
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

const idle: LinkStep = { kind: 'idle' }

interface Surroundings {
  readonly pause: (ms: number) => Promise<void>
}

export class LinkMachine {
  readonly state = createWatched<LinkState>({ kind: 'reading' })
  readonly #idPaymentLink: string
  readonly #around: Surroundings
  /** Raised by whatever ends the asking of before. */
  #round = 0

  constructor(idPaymentLink: string, around: Surroundings) {
    this.#idPaymentLink = idPaymentLink
    this.#around = around
  }

  /** Reads the link, and goes on with what was pressed before this page was loaded. */
  async read(): Promise<void> {
    const round = this.#begin()
    const kept = readPress(this.#idPaymentLink)
    const result = await this.#ask(kept)
    if (this.#isOver(round)) return
    if (result.ok) await this.#show(round, result.answer, kept)
    else if (result.status === 404) this.state.set({ kind: 'dead' })
    else this.state.set({ kind: 'unread', failure: result })
  }

  /** Pays, unless that is under way. A press after a lost answer has the key of before, so that it is paid once. */
  async pay(email: string, card: CardBody): Promise<void> {
    const { link, step } = this.#opened()
    if (!link || step.kind === 'sending' || step.kind === 'asking' || step.kind === 'checking') return
    const round = this.#begin()
    const known = readPress(this.#idPaymentLink)
    const key = known?.pid === null ? known.key : crypto.randomUUID()
    this.#keep({ key, pid: null })
    this.#step({ kind: 'sending' })
    const { idBrand, idPlan, periodType } = link
    const body = {
      idPaymentLink: this.#idPaymentLink,
      idBrand,
      email,
      idPlan,
      periodType,
      payMethodReqBody: card,
    }
    let mayBeThere = known?.pid === null
    for (const ms of waits()) {
      const result = await rest(payByLink, { body }, { idempotencyKey: key })
      if (this.#isOver(round)) return
      if (!isUnanswered(result, mayBeThere)) return this.#settle(round, { key, mayBeThere }, result)
      mayBeThere = true
      this.#step({ kind: 'asking' })
      await this.#around.pause(ms)
      if (this.#isOver(round)) return
    }
    this.#step({ kind: 'lost' })
  }

  /** Asks again for a result that is late. */
  async again(): Promise<void> {
    const { step } = this.#opened()
    if (step.kind === 'late') await this.#poll(this.#begin(), step.pid)
  }

  close(): void {
    this.#round += 1
  }

  async #show(round: number, link: PaymentLink, kept: KeptPress | null): Promise<void> {
    const { payment } = link
    // Without a number it is not known whether the order arrived.
    const step: LinkStep = kept?.pid === null && payment === null ? { kind: 'lost' } : idle
    this.state.set({ kind: 'open', link, step })
    if (payment === null) return
    if (kept) this.#keep({ ...kept, pid: payment.pid })
    if (payment.state === 'UNKNOWN') return this.#poll(round, payment.pid)
    if (payment.state === 'FAILED' || payment.receipt === null)
      return this.#end(round, { kind: 'failed', message: payment.failedMsg, failure: null })
    this.#step({ kind: 'paid', receipt: payment.receipt })
  }

  async #settle(
    round: number,
    { key, mayBeThere }: { readonly key: string; readonly mayBeThere: boolean },
    result: Result<AnswerOf<typeof payByLink>>,
  ): Promise<void> {
    if (!result.ok) {
      if (mayBeThere && (await this.#hasGoneOn(round, key))) return
      return this.#end(
        round,
        result.status === 404 ? { kind: 'otherEmail' } : { kind: 'failed', message: null, failure: result },
      )
    }
    const { pid, state, failedMsg } = result.answer
    if (state === 'FAILED') return this.#end(round, { kind: 'failed', message: failedMsg, failure: null })
    this.#keep({ key, pid })
    if (state === 'UNKNOWN') return this.#poll(round, pid)
    const read = await this.#ask({ key, pid })
    if (this.#isOver(round)) return
    const receipt = read.ok ? (read.answer.payment?.receipt ?? null) : null
    // It is paid; only its receipt has to be asked for again.
    if (receipt === null) return this.#poll(round, pid)
    this.#step({ kind: 'paid', receipt })
  }

  /**
   * What was typed for the repetition is refused, such as another e-mail: that tells nothing of the request before it. True
   * where that one is paid or may be, or cannot be asked for.
   */
  async #hasGoneOn(round: number, key: string): Promise<boolean> {
    const kept = { key, pid: null }
    const read = await this.#ask(kept)
    if (this.#isOver(round)) return true
    if (!read.ok) {
      if (read.status === 404) return false
      this.#step({ kind: 'lost' })
      return true
    }
    const { payment } = read.answer
    if (payment === null || payment.state === 'FAILED') return false
    await this.#show(round, read.answer, kept)
    return true
  }

  async #poll(round: number, pid: string): Promise<void> {
    this.#step({ kind: 'checking', pid })
    for (const ms of waits()) {
      await this.#around.pause(ms)
      if (this.#isOver(round)) return
      const result = await this.#ask({ pid })
      if (this.#isOver(round)) return
      const payment = result.ok ? result.answer.payment : null
      if (payment === null || payment.state === 'UNKNOWN') continue
      if (payment.state === 'PAID' && payment.receipt !== null)
        return this.#step({ kind: 'paid', receipt: payment.receipt })
      return this.#end(round, { kind: 'failed', message: payment.failedMsg, failure: null })
    }
    this.#step({ kind: 'late', pid })
  }

  /** Nothing is paid. The link is read again: it may be locked by now, or used by somebody else. */
  async #end(round: number, step: LinkStep): Promise<void> {
    this.#keep(null)
    const result = await this.#ask(null)
    if (this.#isOver(round)) return
    if (result.ok) this.state.set({ kind: 'open', link: result.answer, step })
    else if (result.status === 404) this.state.set({ kind: 'dead' })
    else this.#step(step)
  }

  /** By the number of an order where it is known, else by its key; null: as somebody who has not paid. */
  #ask(order: Partial<KeptPress> | null): Promise<Result<PaymentLink>> {
    const params = { idPaymentLink: this.#idPaymentLink }
    const pid = order?.pid ?? undefined
    const key = pid === undefined ? order?.key : undefined
    return rest(
      readPaymentLink,
      { params, query: pid === undefined ? {} : { pid } },
      key === undefined ? {} : { idempotencyKey: key },
    )
  }

  #opened(): { readonly link: PaymentLink | null; readonly step: LinkStep } {
    const state = this.state.get()
    return state.kind === 'open' ? state : { link: null, step: idle }
  }

  #step(step: LinkStep): void {
    const { link } = this.#opened()
    if (link) this.state.set({ kind: 'open', link, step })
  }

  #keep(press: KeptPress | null): void {
    keepPress(this.#idPaymentLink, press)
  }

  #begin(): number {
    this.#round += 1
    return this.#round
  }

  #isOver(round: number): boolean {
    return round !== this.#round
  }
}
