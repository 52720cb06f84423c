import * as decoding from 'lib0/decoding'
import WebSocket from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { bearerPrefix, messageKind, type Problem, subprotocol } from '#model/sync/protocol.ts'
import { encodeMark } from '#server/relay/wire/messages.ts'
import type { Ledger, Word } from './ledger.ts'
import { SocketProxy } from './socket-proxy.ts'

export interface DeviceOptions {
  readonly name: string
  readonly token: string
  readonly idBrand: number
  readonly document: DocumentName
  /** A client of an old release, which understands no acknowledgement. */
  readonly isStock: boolean
  readonly mayWrite: boolean
  readonly ledger: Ledger
  readonly target: () => number
}

interface Owed {
  readonly typed: readonly Word[]
  readonly removed: readonly Word[]
}

/** One device of one person: the y-websocket provider, with marks unless it is of an old release. */
export class Device {
  readonly options: DeviceOptions
  readonly proxy: SocketProxy
  readonly problems: Problem[] = []
  readonly finalCodes: number[] = []
  doc = new Y.Doc()
  provider: WebsocketProvider
  durable: ReadonlyMap<number, number> = new Map()
  marks = 0
  #words: Word[] = []
  #owed = new Map<number, Owed>()
  #lastMark = 0

  static async open(options: DeviceOptions): Promise<Device> {
    return new Device(options, await SocketProxy.open(options.target))
  }

  private constructor(options: DeviceOptions, proxy: SocketProxy) {
    this.options = options
    this.proxy = proxy
    this.provider = this.#connect()
  }

  type(path: string, at: (text: string) => number): void {
    const text = this.doc.getText(path)
    const word = this.#newWord(path)
    text.insert(at(text.toString()), word)
    this.#ask()
  }

  add(path: string, add: (doc: Y.Doc, word: string) => void): void {
    add(this.doc, this.#newWord(path))
    this.#ask()
  }

  /** Deletes one of its own words, if it still has it. */
  takeBack(
    choose: (words: readonly Word[]) => Word | undefined,
    remove: (doc: Y.Doc, word: Word) => boolean,
  ): void {
    const word = choose(this.#words.filter(({ removal }) => removal === 'none'))
    if (!word || !remove(this.doc, word)) return
    word.removal = 'begun'
    this.#ask()
  }

  change(change: (doc: Y.Doc) => void): void {
    change(this.doc)
    this.#ask()
  }

  /** The device is lost with everything on it; its person takes another one. */
  crash(): void {
    this.provider.destroy()
    this.doc.destroy()
    for (const word of this.#words) {
      if (word.removal === 'begun' || !word.isAcknowledged) word.isOpen = true
    }
    this.#words = []
    this.#owed.clear()
    this.durable = new Map()
    this.doc = new Y.Doc()
    this.provider = this.#connect()
  }

  close(): void {
    this.provider.destroy()
    this.proxy.close()
    this.doc.destroy()
  }

  #newWord(path: string): string {
    const { document, ledger, mayWrite, name } = this.options
    const word = ledger.fresh(name)
    if (mayWrite) this.#words.push(ledger.note(document, path, word))
    else ledger.forbidden.push(word)
    return word
  }

  #connect(): WebsocketProvider {
    const { idBrand, document, token, isStock } = this.options
    const provider = new WebsocketProvider(this.proxy.url, `${idBrand}/${document}`, this.doc, {
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
      protocols: [...(isStock ? [] : [subprotocol]), bearerPrefix + token],
      disableBc: true,
      maxBackoffTime: 200,
    })
    provider.messageHandlers[messageKind.durable] = (_, decoder) => {
      this.durable = Y.decodeStateVector(decoding.readVarUint8Array(decoder))
    }
    provider.messageHandlers[messageKind.problem] = (_, decoder) => {
      const json = new TextDecoder().decode(decoding.readVarUint8Array(decoder))
      this.problems.push(JSON.parse(json) as Problem)
    }
    provider.messageHandlers[messageKind.mark] = (_, decoder) => this.#heard(decoding.readVarUint(decoder))
    provider.on('connection-close', () => this.#owed.clear())
    provider.on('closed', ({ code }) => this.finalCodes.push(code))
    provider.on('sync', (isSynced: boolean) => {
      if (isSynced) this.#ask()
    })
    return provider
  }

  /** Only after the sync step 2 of this device, because an earlier mark would not cover what the device has. */
  #ask(): void {
    const { ws, synced } = this.provider
    if (this.options.isStock || !synced || ws?.readyState !== WebSocket.OPEN) return
    this.#lastMark += 1
    this.#owed.set(this.#lastMark, {
      typed: this.#words.filter(({ isAcknowledged }) => !isAcknowledged),
      removed: this.#words.filter(({ removal }) => removal === 'begun'),
    })
    ws.send(new Uint8Array(encodeMark(this.#lastMark)))
  }

  #heard(mark: number): void {
    const owed = this.#owed.get(mark)
    if (!owed) return
    this.#owed.delete(mark)
    this.marks += 1
    for (const word of owed.typed) word.isAcknowledged = true
    for (const word of owed.removed) word.removal = 'acknowledged'
  }
}
