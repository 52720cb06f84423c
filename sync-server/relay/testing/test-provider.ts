import WebSocket from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import type { TestRelay } from './test-relay.ts'

interface StockOptions {
  readonly protocols?: string[]
  readonly cookie?: string
  readonly document?: string
}

/** y-websocket as it is, over `ws`. */
export function openStockClient(
  { url }: Pick<TestRelay, 'url'>,
  idBrand: number,
  { protocols = [], cookie, document = 'guide' }: StockOptions,
): WebsocketProvider {
  class CookieSocket extends WebSocket {
    constructor(address: string | URL, offers?: string | string[]) {
      super(address, offers, cookie ? { headers: { cookie } } : {})
    }
  }
  const polyfill = CookieSocket as unknown as typeof globalThis.WebSocket
  const options = { protocols, WebSocketPolyfill: polyfill, disableBc: true, maxBackoffTime: 200 }
  return new WebsocketProvider(url, `${idBrand}/${document}`, new Y.Doc(), options)
}

export async function synced(provider: WebsocketProvider): Promise<void> {
  if (provider.synced) return
  const { promise, resolve } = Promise.withResolvers<void>()
  provider.once('sync', () => resolve())
  await promise
}
