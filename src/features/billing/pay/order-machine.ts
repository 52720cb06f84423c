import type { Call } from '#contract/call.ts'
import { readPayment } from '#contract/payment.ts'
import { currentSession } from '#engine/identity/session.ts'
import { type Failure, type Result, rest } from '#engine/rest/rest.ts'
import { deleteNote, note, readNote, writeNote } from '#engine/store/note.ts'
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
import { byCard, byCardToldLater } from '#kits/commerce/orders/order-ways.ts'
import { isUnanswered } from '#kits/commerce/orders/pauses.ts'
import type { PaymentDetail } from '../billing-reads.ts'
import { isSameOrder, type Lane, type Order, type Outcome, orderCalls } from './orders.ts'

/*
 * An order with a card of the brand, as a way of `order-protocol.ts`. Its key is a note of the device; of a logo, whose order
 * changes nothing that its page shows, a result that comes while no page shows it is told on the next one.
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
  /** Whether the order arrived is not known. `isAsking`: it is sent again by itself. `cost`: in won, null where it is not known. */
  | { readonly kind: 'lost'; readonly isAsking: boolean; readonly cost: number | null }

/** Whether the order is under way, so that no button may send another one. */
export function isBusy({ kind }: OrderState): boolean {
  return kind === 'sending' || kind === 'checking'
}

/** As devices have it: `pid` is the number of the payment, once the server said it. */
interface OrderNote {
  readonly key: string
  readonly order: Order
  /** Epoch ms of the press. */
  readonly at: number
  readonly pid: string | null
}

interface OrderScope {
  readonly idAccount: number
  readonly idBrand: number
  readonly lane: Lane
}

interface OrderDependencies {
  readonly pause: (ms: number) => Promise<void>
  readonly onEnd: (end: OrderEnd<Outcome | null>) => void
}

/** An order that was held while there was no network: its key, and the number of its row in the outbox. */
export interface HeldOrder {
  readonly key: string
  readonly n: number
}

/** Lanes whose page does not show by itself that an order was paid: others show the plan or the balance. */
const toldLater: ReadonlySet<Lane> = new Set(['logo'])
const orderNote = note<OrderNote>('billing.order', '1')
const idle: OrderState = { kind: 'idle' }

export class OrderMachine {
  readonly state = createWatched<OrderState>(idle)
  readonly #order: OrderRunner<Order, Outcome | null>
  readonly #place: OrderScope
  #cost: number | null = null

  constructor(place: OrderScope, { pause, onEnd }: OrderDependencies) {
    this.#place = place
    const way = toldLater.has(place.lane) ? byCardToldLater(isSameOrder) : byCard(isSameOrder)
    this.#order = runOrder<Order, Outcome | null>(way, {
      pause,
      onEnd,
      read: async () => {
        const stored = await readNote(orderNote, this.#scope).then(toStored, unkept)
        this.#cost = stored?.order.cost ?? null
        return stored
      },
      store: async ({ ref, ...stored }) => {
        this.#cost = stored.order.cost ?? null
        await writeNote(orderNote, this.#scope, { ...stored, pid: ref }).catch(unkept)
      },
      drop: async () => {
        await deleteNote(orderNote, this.#scope).catch(unkept)
      },
      send: (stored, mayBeThere) => this.#send(stored, mayBeThere),
      ask: (by) => this.#ask(by),
      isLeft: () => currentSession()?.idAccount !== place.idAccount,
      release: (n) => void discardHeld(n),
    })
    this.#order.stage.subscribe(() => this.state.set(stateOf(this.#order.stage.get(), this.#cost)))
  }

  /** A page shows the order from now on; answers what ends that, after which how the order ended is forgotten. */
  attach(): () => void {
    void this.#order.dispatch({ kind: 'attached' })
    return () => void this.#order.dispatch({ kind: 'detached' })
  }

  /** Goes on with what was pressed before this page was loaded, or ended while no page showed it. */
  restore(): Promise<void> {
    return this.#order.dispatch({ kind: 'restore' })
  }

  /** Sends the order; or goes on with the one that is kept, where that is another one. */
  async press(order: Order, held?: HeldOrder): Promise<void> {
    const key = held?.key ?? crypto.randomUUID()
    await this.#order.dispatch({ kind: 'press', order, key, at: Date.now(), held: held?.n ?? null })
  }

  /** Asks again for the result. */
  again(): Promise<void> {
    return this.#order.dispatch({ kind: 'again' })
  }

  /** Gives up what was pressed: it is not sent again. What the server has taken already stays paid. */
  forget(): Promise<void> {
    return this.#order.dispatch({ kind: 'forget' })
  }

  async #send({ order, key }: StoredOrder<Order>, mayBeThere: boolean): Promise<OrderAnswer<Outcome | null>> {
    const { call, outcomeOf } = orderCalls[order.name]
    const { idBrand } = this.#place
    const result: Result<unknown> = await rest(call as Call, order.input as never, {
      idBrand,
      idempotencyKey: key,
    })
    if (isUnanswered(result, mayBeThere)) return { kind: 'none' }
    if (!result.ok) return refusedBy(result)
    const outcome = outcomeOf(result.answer)
    if (outcome?.state === 'UNKNOWN') return { kind: 'unknown', ref: outcome.pid }
    if (outcome?.state === 'FAILED') return { kind: 'failed', message: outcome.failedMsg, ref: outcome.pid }
    return { kind: 'paid', outcome, ref: outcome?.pid ?? null }
  }

  /** What cannot be read is asked for again as what is not known. */
  async #ask(by: OrderQuestion): Promise<OrderStatus<Outcome>> {
    if (!('ref' in by)) return { kind: 'unknown' }
    const params = { pid: by.ref }
    const result = await rest(readPayment, { params }, { idBrand: this.#place.idBrand })
    return result.ok ? statusOf(result.answer) : { kind: 'unknown' }
  }

  get #scope() {
    const { idAccount, idBrand, lane } = this.#place
    return { idAccount, brand: idBrand, part: lane }
  }
}

function stateOf(stage: OrderStage<Order, Outcome | null>, cost: number | null): OrderState {
  if (isUnderWay(stage)) return { kind: 'sending' }
  switch (stage.kind) {
    case 'paid':
    case 'failed':
    case 'changed':
      return stage
    case 'checking':
    case 'late':
      return { kind: stage.kind, pid: stage.ref }
    case 'repeating':
      return { kind: 'lost', isAsking: true, cost }
    case 'lost':
      return { kind: 'lost', isAsking: false, cost }
    default:
      return idle
  }
}

function toStored(stored: OrderNote | null): StoredOrder<Order> | null {
  if (stored === null) return null
  const { pid, ...rest } = stored
  return { ...rest, ref: pid }
}

function refusedBy(failure: Failure): OrderAnswer<Outcome> {
  const { reason } = failure
  if (reason?.name === 'OPEN_ORDER' && reason.pid !== undefined) return { kind: 'open', ref: reason.pid }
  if (reason?.name === 'AMOUNT_CHANGED') return { kind: 'changed', amount: reason.amount ?? null }
  return { kind: 'refused', failure }
}

function statusOf({ status, failedMsg, ...payment }: PaymentDetail): OrderStatus<Outcome> {
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
      return { kind: 'failed', message: failedMsg }
    case 'INIT':
    case 'PENDING':
      return { kind: 'unknown' }
  }
}

async function discardHeld(n: number): Promise<void> {
  try {
    const { discardRow } = await import('#engine/queue/outbox.ts')
    await discardRow(n)
  } catch (cause) {
    // Both have the same key, so that it is paid once.
    console.warn('an order that is sent stays in the outbox', cause)
  }
}

function unkept(cause: unknown): null {
  console.warn('an order cannot be kept on this device', cause)
  return null
}
