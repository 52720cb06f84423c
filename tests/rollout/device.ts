import { readVarUint } from 'lib0/decoding'
import { createEncoder, toUint8Array, writeVarUint } from 'lib0/encoding'
import WebSocket from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import { bearerPrefix, messageKind, subprotocol } from '#model/sync/protocol.ts'
import type { Node } from './nodes.ts'

/** A device with one document, which may go from one node to another. */
export class Device {
  readonly doc = new Y.Doc()
  /** The codes with which nodes closed its sockets. */
  readonly closeCodes: number[] = []
  readonly #room: string
  readonly #token: string
  #provider: WebsocketProvider | null = null
  #marks = 0
  readonly #unanswered = new Map<number, () => void>()

  constructor({ idBrand, token }: { idBrand: number; token: string }, document = 'guide') {
    this.#room = `${idBrand}/${document}`
    this.#token = token
  }

  /** Leaves its node for this one. What it wrote in between is sent then. */
  join({ port }: Pick<Node, 'port'>): void {
    this.leave()
    const provider = new WebsocketProvider(`ws://127.0.0.1:${port}/sync`, this.#room, this.doc, {
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
      protocols: [subprotocol, bearerPrefix + this.#token],
      disableBc: true,
    })
    this.#provider = provider
    for (const kind of ['durable', 'problem', 'past'] as const)
      provider.messageHandlers[messageKind[kind]] = () => undefined
    provider.messageHandlers[messageKind.mark] = (_encoder, decoder) => {
      const mark = readVarUint(decoder)
      this.#unanswered.get(mark)?.()
      this.#unanswered.delete(mark)
    }
    provider.on('connection-close', (event) => event && this.closeCodes.push(event.code))
    // The node has asked for what it lacks, and got it, before it answered.
    provider.on('sync', (isSynced: boolean) => {
      if (isSynced) for (const mark of this.#unanswered.keys()) this.#send(mark)
    })
  }

  leave(): void {
    this.#provider?.destroy()
    this.#provider = null
  }

  /** Writes, and resolves once a node has acknowledged everything that was written so far. */
  write(change: (doc: Y.Doc) => void): Promise<void> {
    this.doc.transact(() => change(this.doc))
    return this.acknowledged()
  }

  acknowledged(): Promise<void> {
    this.#marks += 1
    const mark = this.#marks
    return new Promise((resolve) => {
      this.#unanswered.set(mark, resolve)
      if (this.#provider?.synced) this.#send(mark)
    })
  }

  #send(mark: number): void {
    const encoder = createEncoder()
    writeVarUint(encoder, messageKind.mark)
    writeVarUint(encoder, mark)
    const socket = this.#provider?.ws
    if (socket?.readyState === WebSocket.OPEN) socket.send(toUint8Array(encoder))
  }
}
