import type { InputOf } from '#contract/call.ts'
import type { payLogoByPaypal } from '#contract/logo.ts'
import { currentSession } from '#engine/identity/session.ts'
import { pause } from '#engine/time/start-timer.ts'
import type { OrderAnswer, OrderStatus } from '#kits/commerce/orders/order-process.ts'
import { type OrderRunner, runOrder } from '#kits/commerce/orders/order-runner.ts'
import { byPaypal } from '#kits/commerce/orders/order-ways.ts'
import { isHostedPage } from '../dollars/hosted-page.ts'
import { noHostedPage } from '../dollars/no-hosted-page.ts'
import { orderEnded } from '../pay/order-ended.ts'
import type { Outcome } from '../pay/orders.ts'
import { confirmAtPaypal, orderByPaypal } from './logo-calls.ts'

export type PaypalBody = InputOf<typeof payLogoByPaypal>['body']

/**
 * A logo in dollars, as a way of `order-protocol.ts`: begun on one page, and paid when the payer comes back to another one, whose
 * address has the `token`. Nothing is stored: until the payer has agreed at PayPal no money can be taken, and afterwards the server
 * finds out by itself.
 */
export function openPaypal(idBrand: number, token: string | null): OrderRunner<PaypalBody | null, Outcome> {
  const idAccount = currentSession()?.idAccount ?? 0
  return runOrder<PaypalBody | null, Outcome>(byPaypal(isSameBody), {
    pause,
    read: async () => (token === null ? null : { key: '', order: null, at: Date.now(), ref: token }),
    store: async () => {},
    drop: async () => {},
    send: ({ order, key }) => begin(idBrand, order, key),
    ask: (by) => confirm(idBrand, 'ref' in by ? by.ref : ''),
    onEnd: (end) => void orderEnded({ idAccount, idBrand, lane: 'logo', by: 'paypal' }, end),
    page: {
      open() {},
      show(url) {
        location.assign(url)
        return 'here'
      },
      close() {},
    },
  })
}

async function begin(idBrand: number, body: PaypalBody | null, key: string): Promise<OrderAnswer<Outcome>> {
  if (body === null) return { kind: 'none' }
  const result = await orderByPaypal(idBrand, body, key)
  if (!result.ok) return result.code === 'OFFLINE' ? { kind: 'none' } : { kind: 'refused', failure: result }
  const { url } = result.answer
  // The order of this key has ended.
  if (url === null) return { kind: 'failed', message: null, ref: null }
  return isHostedPage(url, location.origin)
    ? { kind: 'page', url }
    : { kind: 'refused', failure: noHostedPage }
}

async function confirm(idBrand: number, token: string): Promise<OrderStatus<Outcome>> {
  const result = await confirmAtPaypal(idBrand, token)
  if (!result.ok) return { kind: 'unread', failure: result }
  const { state, failedMsg } = result.answer
  if (state === 'UNKNOWN') return { kind: 'unknown' }
  if (state === 'FAILED') return { kind: 'failed', message: failedMsg }
  return { kind: 'paid', outcome: result.answer }
}

function isSameBody(a: PaypalBody | null, b: PaypalBody | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
