import { createCheckout } from '#contract/lemon-squeezy.ts'
import { readSubscription } from '#contract/subscription.ts'
import { currentSession } from '#device/identity/session.ts'
import { type Failure, rest } from '#device/rest/rest.ts'
import { deleteNote, note, readNote, writeNote } from '#device/store/note.ts'
import { pause } from '#device/time/start-timer.ts'
import { createWatched, type Watchable } from '#device/watch/watched.ts'
import { computeAgeMs } from '#model/time/stored-time.ts'
import { orderEnded } from '../pay/order-ended.ts'
import { isHostedPage } from './hosted-page.ts'
import { openHostedWindow } from './hosted-window.ts'
import { noHostedPage } from './no-hosted-page.ts'

/*
 * A plan in dollars is bought in a window of Lemon Squeezy. The window tells nothing, not even that it was closed. Once
 * Lemon Squeezy has told the server that it was paid, the subscription says so. So the device remembers that it opened one, and
 * asks.
 *
 *     idle ──go──▶ opening ──▶ waiting ──(the plan is there)──▶ idle
 *                     │         ▲   │
 *                     │  opened │   ▼ nothing for ten minutes
 *                     ├──▶ blocked  late ──look──▶ waiting
 *                     └──▶ refused
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

interface Opened {
  readonly url: string
  /** Epoch ms. */
  readonly at: number
}

/** Lemon Squeezy keeps a checkout open so long. */
const keptForMs = 86_400_000
/** Ten minutes. */
const pausesMs = [...Array<number>(12).fill(5_000), ...Array<number>(36).fill(15_000)]
const openedNote = note<Opened>('billing.checkout', '2')
const idle: CheckoutState = { kind: 'idle' }
const checkouts = new Map<string, Checkout>()

/** Whether another one must not be begun. */
export const isCheckoutOpen = ({ kind }: CheckoutState) => kind !== 'idle' && kind !== 'refused'

export function checkoutOf(idAccount: number, idBrand: number): Checkout {
  const key = `${idAccount} ${idBrand}`
  const known = checkouts.get(key)
  if (known) return known
  const checkout = openCheckout(idAccount, idBrand, surroundings())
  checkouts.set(key, checkout)
  return checkout
}

interface Surroundings {
  readonly pause: (ms: number) => Promise<void>
  readonly openWindow: typeof openHostedWindow
  /** Our own. */
  readonly origin: string
}

const surroundings = (): Surroundings => ({
  pause,
  openWindow: openHostedWindow,
  origin: location.origin,
})

export function openCheckout(idAccount: number, idBrand: number, around: Surroundings): Checkout {
  const scope = { idAccount, brand: idBrand }
  const state = createWatched<CheckoutState>(idle)
  const listeners = new Set<() => void>()
  // Each one ends the one before.
  let round = 0

  async function drop(): Promise<void> {
    round += 1
    state.set(idle)
    await deleteNote(openedNote, scope).catch(unkept)
  }
  async function poll(url: string): Promise<void> {
    round += 1
    const own = round
    state.set({ kind: 'waiting', url })
    for (const ms of pausesMs) {
      const result = await rest(readSubscription, {}, { idBrand })
      if (own !== round || currentSession()?.idAccount !== idAccount) return
      if (result.ok && result.answer.source === 'LEMON') {
        await drop()
        await orderEnded(idBrand, 'plan')
        for (const listener of listeners) listener()
        return
      }
      await around.pause(ms)
      if (own !== round) return
    }
    state.set({ kind: 'late', url })
  }
  async function look(): Promise<void> {
    const now = state.get()
    if (now.kind === 'waiting' || now.kind === 'late') await poll(now.url)
  }

  return {
    state,
    look,
    async restore() {
      if (state.get().kind !== 'idle') return
      const opened = await readNote(openedNote, scope).catch(unkept)
      if (!opened || state.get().kind !== 'idle') return
      if (computeAgeMs(opened.at, Date.now()) > keptForMs) return drop()
      await poll(opened.url)
    },
    async go(idVariant) {
      if (isCheckoutOpen(state.get())) return
      round += 1
      state.set({ kind: 'opening' })
      const hosted = around.openWindow()
      const body = { data: { relationships: { variant: { data: { id: idVariant } } } } }
      const result = await rest(createCheckout, { body }, { idBrand })
      if (!result.ok) {
        hosted.close()
        return state.set({ kind: 'refused', failure: result })
      }
      const { url } = result.answer.data.attributes
      if (!isHostedPage(url, around.origin)) {
        hosted.close()
        return state.set({ kind: 'refused', failure: noHostedPage })
      }
      await writeNote(openedNote, scope, { url, at: Date.now() }).catch(unkept)
      if (!hosted.show(url)) return state.set({ kind: 'blocked', url })
      await poll(url)
    },
    async opened() {
      const now = state.get()
      if (now.kind === 'blocked') await poll(now.url)
    },
    forget: drop,
    onPaid(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function unkept(cause: unknown): null {
  console.warn('that a checkout was opened cannot be kept on this device', cause)
  return null
}
