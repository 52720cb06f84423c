import { readPayment } from '#contract/payment.ts'
import { currentSession } from '#device/identity/session.ts'
import { type Failure, type Result, rest } from '#device/rest/rest.ts'
import { deleteNote, note, readNote, writeNote } from '#device/store/note.ts'
import { createWatched } from '#device/watch/watched.ts'
import { computeAgeMs } from '#model/time/stored-time.ts'
import type { PaymentDetail } from '../billing-reads.ts'
import { isUnanswered, waits } from './asking.ts'
import { isSameOrder, type Lane, type Order, type Outcome, orderCalls } from './orders.ts'

/*
 * An order from the press of a button to its end:
 *
 *     idle ──press──▶ sending ──▶ paid, failed, changed
 *                        │ ▲
 *                no answer ▼ │ again, with the same key
 *                       lost
 *     sending ──▶ checking ──▶ paid, failed
 *                    │ ▲
 *                    ▼ │ again
 *                   late
 *
 * Its key is written to the device before it is sent, and deleted once its end is known. So whatever is pressed after a
 * lost answer, a reload or in another tab has the key of before, and the server takes the money once. Of a logo, whose order
 * changes nothing that its page shows, an end that comes while nobody looks is kept until somebody does.
 */

export type OrderState =
  | { readonly kind: 'idle' | 'sending' }
  /** `outcome` null: nothing had to be paid. */
  | { readonly kind: 'paid'; readonly outcome: Outcome | null }
  /** `message`: why the card was not charged. `failure`: why the order was refused. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly failure: Failure | null }
  /** Nothing was paid: it costs something else than was shown. */
  | { readonly kind: 'changed'; readonly amount: number | null }
  /** Whether it is paid is not known yet. `late`: nor after two minutes. */
  | { readonly kind: 'checking' | 'late'; readonly pid: string }
  /** Whether the order arrived is not known. `isAsking`: it is sent again by itself. */
  | { readonly kind: 'lost'; readonly isAsking: boolean }

/** Whether the order is under way, so that no button may send another one. */
export function isBusy({ kind }: OrderState): boolean {
  return kind === 'sending' || kind === 'checking'
}

interface Kept {
  readonly key: string
  readonly order: Order
  /** Epoch ms of the press. */
  readonly at: number
  /** Number of the payment, once the server said it. */
  readonly pid: string | null
}

interface Place {
  readonly idAccount: number
  readonly idBrand: number
  readonly lane: Lane
}

interface Surroundings {
  readonly pause: (ms: number) => Promise<void>
  /** Called when an order has ended, with how; `idle`: its end is kept until its page is open. */
  readonly onEnd: (end: OrderState) => void
}

interface Pressed {
  /** Of an order that was held while there was no network. */
  readonly key?: string
  /** The order is kept on the device. */
  readonly onKept?: () => void
}

/** Until then an order that was pressed is gone on with; the server knows its key for ever. */
const keptForMs = 7 * 86_400_000
/** Lanes whose page does not show by itself that an order was paid: others show the plan or the balance. */
const keepsUnseen: ReadonlySet<Lane> = new Set(['logo'])
const keptNote = note<Kept>('billing.order', '1')
const idle: OrderState = { kind: 'idle' }

export class OrderMachine {
  readonly state = createWatched<OrderState>(idle)
  readonly #place: Place
  readonly #around: Surroundings
  /** What is kept, also where the device does not store it. */
  #kept: Kept | null = null
  /** Raised by whatever ends the asking of before. */
  #round = 0
  /** How many pages show the order. */
  #watchers = 0

  constructor(place: Place, around: Surroundings) {
    this.#place = place
    this.#around = around
  }

  /** A page shows the order from now on; answers what ends that, after which how the order ended is forgotten. */
  attach(): () => void {
    if (!keepsUnseen.has(this.#place.lane)) this.#reset()
    this.#watchers += 1
    void this.restore()
    return () => {
      this.#watchers -= 1
      this.#reset()
    }
  }

  /** Goes on with what was pressed before this page was loaded, or ended while nobody looked. */
  async restore(): Promise<void> {
    if (this.state.get().kind !== 'idle') return
    const kept = await this.#read()
    if (kept && this.state.get().kind === 'idle') await this.#goOn(kept)
  }

  /** Sends the order; or goes on with the one that is kept, where that is another one. */
  async press(order: Order, { key = crypto.randomUUID(), onKept }: Pressed = {}): Promise<void> {
    if (isBusy(this.state.get())) return
    this.state.set({ kind: 'sending' })
    const known = await this.#read()
    if (known && !isSameOrder(known.order, order)) return this.#goOn(known)
    const kept = known ?? { key, order, at: Date.now(), pid: null }
    if (!known) await this.#keep(kept)
    onKept?.()
    await this.#send(kept, known !== null)
  }

  /** Asks again for the result. */
  async again(): Promise<void> {
    const state = this.state.get()
    if (isBusy(state)) return
    const kept = await this.#read()
    const pid = kept?.pid ?? ('pid' in state ? state.pid : null)
    if (pid !== null) await this.#poll(pid)
    else if (kept) await this.#send(kept, true)
    else this.state.set(idle)
  }

  /** Gives up what was pressed: it is not sent again. What the server has taken already stays paid. */
  async forget(): Promise<void> {
    this.#round += 1
    await this.#drop()
    this.state.set(idle)
  }

  #reset(): void {
    const { kind } = this.state.get()
    if (kind === 'paid' || kind === 'failed' || kind === 'changed') this.state.set(idle)
  }

  async #goOn({ pid }: Kept): Promise<void> {
    if (pid === null) this.state.set({ kind: 'lost', isAsking: false })
    else await this.#poll(pid)
  }

  async #send(kept: Kept, isRepeated: boolean): Promise<void> {
    const round = this.#begin()
    const { call } = orderCalls[kept.order.name]
    const { idBrand: brand } = this.#place
    this.state.set({ kind: 'sending' })
    let mayBeThere = isRepeated
    for (const ms of waits()) {
      const result = await rest(call as never, kept.order.input as never, {
        idBrand: brand,
        idempotencyKey: kept.key,
      })
      if (this.#isOver(round)) return
      if (!isUnanswered(result, mayBeThere)) return this.#settle(kept, result)
      mayBeThere = true
      this.state.set({ kind: 'lost', isAsking: true })
      await this.#around.pause(ms)
      if (this.#isOver(round)) return
    }
    this.state.set({ kind: 'lost', isAsking: false })
  }

  async #settle(kept: Kept, result: Result<unknown>): Promise<void> {
    if (!result.ok) {
      await this.#drop()
      const { reason } = result
      if (reason?.name === 'OPEN_ORDER' && reason.pid !== undefined) return this.#poll(reason.pid)
      if (reason?.name === 'AMOUNT_CHANGED')
        return this.#end({ kind: 'changed', amount: reason.amount ?? null })
      return this.#end({ kind: 'failed', message: null, failure: result })
    }
    const outcome = orderCalls[kept.order.name].outcomeOf(result.answer)
    if (outcome?.state === 'UNKNOWN') {
      await this.#keep({ ...kept, pid: outcome.pid })
      return this.#poll(outcome.pid)
    }
    if (await this.#isKeptUnseen(kept, outcome?.pid)) return
    await this.#drop()
    if (outcome?.state === 'FAILED') this.#end({ kind: 'failed', message: outcome.failedMsg, failure: null })
    else this.#end({ kind: 'paid', outcome })
  }

  async #poll(pid: string): Promise<void> {
    const round = this.#begin()
    this.state.set({ kind: 'checking', pid })
    for (const ms of waits()) {
      await this.#around.pause(ms)
      if (this.#isOver(round)) return
      const result = await rest(readPayment, { params: { pid } }, { idBrand: this.#place.idBrand })
      if (this.#isOver(round)) return
      const end = result.ok ? endOf(result.answer) : null
      if (!end) continue
      if (this.#kept?.pid === pid) {
        if (await this.#isKeptUnseen(this.#kept, pid)) return
        await this.#drop()
      }
      return this.#end(end)
    }
    this.state.set({ kind: 'late', pid })
  }

  /** Nobody looks: whoever comes back asks by the number how it has ended. */
  async #isKeptUnseen(kept: Kept, pid: string | undefined): Promise<boolean> {
    if (this.#watchers > 0 || pid === undefined || !keepsUnseen.has(this.#place.lane)) return false
    await this.#keep({ ...kept, pid })
    // Somebody may have come back meanwhile.
    if (this.#watchers > 0) return false
    this.#end(idle)
    return true
  }

  #end(state: OrderState): void {
    this.state.set(state)
    this.#around.onEnd(state)
  }

  #begin(): number {
    this.#round += 1
    return this.#round
  }

  #isOver(round: number): boolean {
    return round !== this.#round || currentSession()?.idAccount !== this.#place.idAccount
  }

  async #read(): Promise<Kept | null> {
    const stored = await readNote(keptNote, this.#scope).catch(refused)
    this.#kept = stored ?? this.#kept
    if (this.#kept && computeAgeMs(this.#kept.at, Date.now()) > keptForMs) await this.#drop()
    return this.#kept
  }

  async #keep(kept: Kept): Promise<void> {
    this.#kept = kept
    await writeNote(keptNote, this.#scope, kept).catch(refused)
  }

  async #drop(): Promise<void> {
    this.#kept = null
    await deleteNote(keptNote, this.#scope).catch(refused)
  }

  get #scope() {
    const { idAccount, idBrand, lane } = this.#place
    return { idAccount, brand: idBrand, part: lane }
  }
}

function endOf({ status, failedMsg, ...payment }: PaymentDetail): OrderState | null {
  switch (status) {
    case 'PAID':
    case 'PART_REFUNDED':
    case 'REFUNDED': {
      const { pid, amount, sandbox } = payment
      const outcome: Outcome = {
        orderStatus: amount > 0 ? 'PAID' : 'INIT',
        state: 'PAID',
        pid,
        amount,
        failedMsg: null,
        sandbox,
      }
      return { kind: 'paid', outcome }
    }
    case 'FAILED':
    case 'CANCELED':
      return { kind: 'failed', message: failedMsg, failure: null }
    case 'INIT':
    case 'PENDING':
      return null
  }
}

function refused(cause: unknown): null {
  console.warn('an order cannot be kept on this device', cause)
  return null
}
