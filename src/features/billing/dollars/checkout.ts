import { createCheckout } from '#contract/lemon-squeezy.ts'
import { readSubscription } from '#contract/subscription.ts'
import { currentSession } from '#engine/identity/session.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { deleteNote, note, readNote, writeNote } from '#engine/store/note.ts'
import { pause } from '#engine/time/start-timer.ts'
import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { OrderAnswer, OrderStage, StoredOrder } from '#kits/commerce/orders/order-process.ts'
import { isUnderWay } from '#kits/commerce/orders/order-protocol.ts'
import { runOrder } from '#kits/commerce/orders/order-runner.ts'
import { byCheckout } from '#kits/commerce/orders/order-ways.ts'
import { orderEnded } from '../pay/order-ended.ts'
import { isHostedPage } from './hosted-page.ts'
import { type HostedWindow, openHostedWindow } from './hosted-window.ts'
import { noHostedPage } from './no-hosted-page.ts'

/*
 * A plan in dollars is bought in a window of Lemon Squeezy, as a way of `order-protocol.ts`. The window tells nothing, not even that
 * it was closed. Once the webhook of Lemon Squeezy has arrived, the subscription says so. So the device remembers that it opened
 * one, and asks.
 */

export type CheckoutState =
  | { readonly kind: 'idle' | 'opening' }
  /** `waiting`: it may be paid there. `late`: nor is it known after ten minutes. `blocked`: the browser has not opened it. */
  | { readonly kind: 'waiting' | 'late' | 'blocked'; readonly url: string }
  | { readonly kind: 'refused'; readonly failure: Failure }

export interface Checkout {
  readonly state: Watchable<CheckoutState>
  /** Goes on with a window that was opened before this page was loaded. */
  restore(): Promise<void>
  /** Opens the window for a plan. */
  go(idVariant: number): Promise<void>
  /** The window that the browser has blocked was opened by a link. */
  opened(): Promise<void>
  /** Asks at once whether it is paid. */
  look(): Promise<void>
  /** Nothing was paid there. */
  forget(): Promise<void>
  /** Calls back when the plan is there. Returns what ends that. */
  onPaid(listener: () => void): () => void
}

/** As devices have it. */
interface CheckoutNote {
  readonly url: string
  /** Epoch ms. */
  readonly at: number
}

const checkoutNote = note<CheckoutNote>('billing.checkout', '2')
const idle: CheckoutState = { kind: 'idle' }
const checkouts = new Map<string, Checkout>()

/** Whether another one must not be begun. */
export const isCheckoutOpen = ({ kind }: CheckoutState) => kind !== 'idle' && kind !== 'refused'

export function checkoutOf(idAccount: number, idBrand: number): Checkout {
  const key = `${idAccount} ${idBrand}`
  const known = checkouts.get(key)
  if (known) return known
  const { origin } = location
  const checkout = openCheckout(idAccount, idBrand, { pause, openWindow: openHostedWindow, origin })
  checkouts.set(key, checkout)
  return checkout
}

interface CheckoutDependencies {
  readonly pause: (ms: number) => Promise<void>
  readonly openWindow: typeof openHostedWindow
  /** Our own. */
  readonly origin: string
}

export function openCheckout(
  idAccount: number,
  idBrand: number,
  { pause, openWindow, origin }: CheckoutDependencies,
): Checkout {
  const scope = { idAccount, brand: idBrand }
  const state = createWatched<CheckoutState>(idle)
  const listeners = new Set<() => void>()
  let hosted: HostedWindow | null = null
  const order = runOrder<number, null>(byCheckout, {
    pause,
    read: () => readNote(checkoutNote, scope).then(toStored, unkept),
    async store({ ref, at }) {
      if (ref !== null) await writeNote(checkoutNote, scope, { url: ref, at }).catch(unkept)
    },
    async drop() {
      await deleteNote(checkoutNote, scope).catch(unkept)
    },
    send: ({ order: idVariant }) => beginCheckout(idBrand, idVariant, origin),
    async ask() {
      const result = await rest(readSubscription, {}, { idBrand })
      const isPaid = result.ok && result.answer.source === 'LEMON'
      return isPaid ? { kind: 'paid', outcome: null } : { kind: 'unknown' }
    },
    async onEnd(end) {
      await orderEnded({ idAccount, idBrand, lane: 'plan', by: 'lemonSqueezy' }, end)
      if (end.kind !== 'paid') return
      for (const listener of listeners) listener()
    },
    isLeft: () => currentSession()?.idAccount !== idAccount,
    page: {
      open() {
        hosted = openWindow()
      },
      show: (url) => (hosted?.show(url) ? 'window' : 'blocked'),
      close: () => hosted?.close(),
    },
  })
  order.stage.subscribe(() => state.set(stateOf(order.stage.get())))

  return {
    state,
    restore: () => order.dispatch({ kind: 'restore' }),
    go: (idVariant) =>
      order.dispatch({ kind: 'press', order: idVariant, key: '', at: Date.now(), held: null }),
    opened: () => order.dispatch({ kind: 'opened' }),
    look: () => order.dispatch({ kind: 'again' }),
    forget: () => order.dispatch({ kind: 'forget' }),
    onPaid(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Where no answer came nothing was begun: the payer has not been there. */
async function beginCheckout(idBrand: number, idVariant: number, origin: string): Promise<OrderAnswer<null>> {
  const body = { data: { relationships: { variant: { data: { id: idVariant } } } } }
  const result = await rest(createCheckout, { body }, { idBrand })
  if (!result.ok) return { kind: 'refused', failure: result }
  const { url } = result.answer.data.attributes
  return isHostedPage(url, origin) ? { kind: 'page', url } : { kind: 'refused', failure: noHostedPage }
}

function stateOf(stage: OrderStage<number, null>): CheckoutState {
  if (isUnderWay(stage)) return { kind: 'opening' }
  switch (stage.kind) {
    case 'checking':
      return { kind: 'waiting', url: stage.ref }
    case 'late':
    case 'blocked':
      return { kind: stage.kind, url: stage.ref }
    case 'failed':
      return stage.failure === null ? idle : { kind: 'refused', failure: stage.failure }
    default:
      return idle
  }
}

/** The plan that was chosen is not needed to ask whether it is there. */
function toStored(stored: CheckoutNote | null): StoredOrder<number> | null {
  return stored && { key: '', order: 0, at: stored.at, ref: stored.url }
}

function unkept(cause: unknown): null {
  console.warn('that a checkout was opened cannot be kept on this device', cause)
  return null
}
