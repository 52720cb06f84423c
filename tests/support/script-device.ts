import WebSocket from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { bearerPrefix, messageKind, subprotocol } from '#model/sync/protocol.ts'
import type { BrandOf } from './people.ts'

/** A device without a screen: the stock client over the relay. */
export interface ScriptDevice {
  readonly doc: Y.Doc
  readonly problems: readonly { field: string | null; code: string; message: string }[]
  text(path: string): Y.Text
  /** Resolves when the document is as asked for. */
  until(isSo: (doc: Y.Doc) => boolean, what: string): Promise<void>
  /** Resolves when the relay has stored what was written so far. */
  settled(): Promise<void>
  close(): void
}

const patienceMs = 15_000

export async function openScriptDevice(
  { app, person, idBrand }: BrandOf,
  { isStock = false, document = 'guide' }: { isStock?: boolean; document?: DocumentName } = {},
): Promise<ScriptDevice> {
  const doc = new Y.Doc()
  const problems: { field: string | null; code: string; message: string }[] = []
  const provider = new WebsocketProvider(
    `${app.url.replace('http', 'ws')}/sync`,
    `${idBrand}/${document}`,
    doc,
    {
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
      protocols: [...(isStock ? [] : [subprotocol]), bearerPrefix + person.token],
      disableBc: true,
    },
  )
  const stored = new Set<() => void>()
  provider.messageHandlers[messageKind.durable] = () => {
    for (const tell of stored) tell()
    stored.clear()
  }
  provider.messageHandlers[messageKind.mark] = () => {}
  provider.messageHandlers[messageKind.problem] = (_encoder, decoder) => {
    const bytes = decoder.arr.subarray(decoder.pos)
    const json = new TextDecoder().decode(bytes)
    problems.push(JSON.parse(json.slice(json.indexOf('{'))))
  }
  await new Promise<void>((resolve) => provider.once('sync', () => resolve()))
  return {
    doc,
    problems,
    text: (path) => doc.getText(path),
    until: (isSo, what) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const timer = setTimeout(() => reject(new Error(`the script device still waits: ${what}`)), patienceMs)
      const look = () => {
        if (!isSo(doc)) return
        clearTimeout(timer)
        doc.off('update', look)
        resolve()
      }
      doc.on('update', look)
      look()
      return promise
    },
    settled: () => new Promise((resolve) => stored.add(resolve)),
    close: () => {
      provider.destroy()
      doc.destroy()
    },
  }
}
