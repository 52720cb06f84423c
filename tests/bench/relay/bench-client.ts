import { WebSocket } from 'ws'
import type { Target } from './bench-relays.ts'
import { clockIn, encodeLetter, readLetters } from './edits.ts'
import { type Wire, wireOf } from './wire.ts'

/** All clients of one document: who sent what when. */
export interface Company {
  /** By writer and clock: when each letter was sent. */
  readonly sentAt: Map<number, number[]>
}

export interface Ears {
  /** Called for a letter of another client, with its latency in ms. */
  heard(ms: number): void
  /** An own letter is acknowledged. */
  acknowledged(ms: number): void
  /** A mark came back that was sent after an own letter. */
  marked(ms: number): void
}

export const deaf: Ears = { heard: () => {}, acknowledged: () => {}, marked: () => {} }

let lastId = 1_000_000 + Math.floor(Math.random() * 2 ** 30)

/** A socket that sends letters and receives updates, without a Y.Doc. */
export class BenchClient {
  readonly id = ++lastId
  readonly document: string
  /** Resolves once the server has sent its first sync. */
  readonly synced: Promise<void>
  readonly closed: Promise<void>
  ears: Ears = deaf
  /** The number of acknowledged letters. */
  acknowledged = 0
  sent = 0
  /** The number of letters of other clients. */
  received = 0
  /** Updates until the first sync, which may come in pieces. */
  readonly firstSync: Uint8Array[] = []
  #isSynced = false
  readonly #socket: WebSocket
  readonly #wire: Wire
  readonly #company: Company
  readonly #field: string
  readonly #sentAt: number[] = []
  readonly #known = new Map<number, number>()
  /** What the server will acknowledge next, in order: so many letters sent by then. */
  readonly #unsaved: number[] = []
  #markOnItsWay: number | null = null
  /** The number of letters whose mark came back. */
  #marked = 0

  constructor(
    target: Target,
    document: string,
    company: Company,
    field: string,
    token = target.tokens[0] ?? '',
  ) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.document = document
    this.synced = promise
    this.#field = field
    this.#company = company
    company.sentAt.set(this.id, this.#sentAt)
    this.#wire = wireOf(target.dialect, document, token)
    const path = target.dialect === 'hocuspocus' ? '/' : document
    this.#socket = new WebSocket(target.url + path, this.#wire.protocols, { perMessageDeflate: false })
    this.#socket.on('open', () => this.#send(this.#wire.hello ?? this.#wire.ask()))
    this.#socket.on('message', (data) => this.#hear(data as Buffer, resolve))
    this.closed = new Promise((done) => {
      this.#socket.on('close', (code, reason) => {
        reject(new Error(`${target.url}${path} closed with ${code} ${reason}`))
        done()
      })
    })
    this.#socket.on('error', () => {})
    // A failure is only reported to callers that wait for it.
    promise.catch(() => {})
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  type(): void {
    if (!this.isOpen) return
    this.#sentAt.push(performance.now())
    this.#send(this.#wire.update(encodeLetter(this.id, this.sent, this.#field)))
    this.sent += 1
    this.#unsaved.push(this.sent)
    this.#mark()
  }

  /** An update made elsewhere. */
  say(update: Uint8Array): void {
    this.#sentAt.push(performance.now())
    this.#send(this.#wire.update(update))
    this.sent += 1
    this.#unsaved.push(this.sent)
  }

  drop(): Promise<void> {
    this.#socket.terminate()
    return this.closed
  }

  #send(bytes: Uint8Array): void {
    this.#socket.send(bytes)
  }

  #hear(bytes: Uint8Array, synced: () => void): void {
    const heard = this.#wire.read(bytes)
    switch (heard.kind) {
      case 'welcome':
        this.#send(this.#wire.ask())
        break
      case 'ask':
        this.#send(this.#wire.answer())
        this.#unsaved.push(this.sent)
        break
      case 'answer':
        this.#hearUpdate(heard.update)
        this.#isSynced = true
        synced()
        break
      case 'update':
        this.#hearUpdate(heard.update)
        break
      case 'mark':
        this.#markOnItsWay = null
        this.#acknowledge(heard.mark)
        this.#comeBack(heard.mark)
        this.#mark()
        break
      case 'durable':
        this.#acknowledge(clockIn(heard.vector, this.id))
        break
      case 'saved':
        this.#acknowledge(this.#unsaved.shift() ?? 0)
        break
      case 'other':
        break
    }
  }

  /** As the product's device does: one mark at a time, numbered by the letters before it. */
  #mark(): void {
    if (this.#markOnItsWay !== null || this.#marked === this.sent) return
    const mark = this.#wire.mark(this.sent)
    if (!mark) return
    this.#markOnItsWay = this.sent
    this.#send(mark)
  }

  #acknowledge(through: number): void {
    const now = performance.now()
    for (; this.acknowledged < through; this.acknowledged++) {
      this.ears.acknowledged(now - (this.#sentAt[this.acknowledged] ?? now))
    }
  }

  #comeBack(mark: number): void {
    const now = performance.now()
    for (; this.#marked < mark; this.#marked++) this.ears.marked(now - (this.#sentAt[this.#marked] ?? now))
  }

  #hearUpdate(update: Uint8Array): void {
    if (!this.#isSynced) this.firstSync.push(update)
    this.#readLetters(update)
  }

  #readLetters(update: Uint8Array): void {
    if (this.#company.sentAt.size < 2) return
    const now = performance.now()
    readLetters(update, (writer, clock, length) => {
      const sentAt = writer === this.id ? undefined : this.#company.sentAt.get(writer)
      if (!sentAt) return
      const known = this.#known.get(writer) ?? 0
      for (let at = Math.max(known, clock); at < clock + length; at++) {
        this.received += 1
        this.ears.heard(now - (sentAt[at] ?? now))
      }
      this.#known.set(writer, Math.max(known, clock + length))
    })
  }
}
