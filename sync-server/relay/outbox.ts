import type { WebSocket } from 'ws'
import type { RelayLimits } from './limits.ts'
import { encodeAnswer, encodeUpdate } from './messages.ts'
import { metrics } from './relay-metrics.ts'

// Looked up once: this is the line that runs most often.
const sentMessages = metrics.messages.labels('out')
const sentBytes = metrics.bytes.labels('out')
const sentUpdates = metrics.updates.labels('out')

/** What an outbox asks its room for. */
export interface OutboxSource {
  /** What a document of this state vector lacks. */
  diff(vector: Uint8Array): Uint8Array
  vector(): Uint8Array
  presence(): Uint8Array | null
}

interface Stale {
  /** What the client had, or will have once its buffer is read. */
  readonly vector: Uint8Array
  readonly tooLate: NodeJS.Timeout
  asked: Uint8Array | null
  hasMissed: boolean
  hasMissedPresence: boolean
}

/**
 * Everything that goes to one socket. `ws` buffers without limit and knows no drain, so:
 *
 *   fresh ── over the soft limit ─▶ stale ── drained ─▶ one diff ─▶ fresh
 *                                    └── over the hard limit, or too long ─▶ dropped
 *
 * A delta left out for good would be worse than a closed socket: every later edit of its author would wait in
 * the client for it, and nothing would ask again.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #limits: RelayLimits
  readonly #source: OutboxSource
  readonly #drop: (reason: string) => void
  #stale: Stale | null = null
  #spokeAt = Date.now()

  constructor(socket: WebSocket, limits: RelayLimits, source: OutboxSource, drop: (reason: string) => void) {
    this.#socket = socket
    this.#limits = limits
    this.#source = source
    this.#drop = drop
  }

  get spokeAt(): number {
    return this.#spokeAt
  }

  /** Small and owed, such as a receipt. */
  send(message: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#limits.hardBufferBytes) {
      this.#drop('reads too slowly')
      return
    }
    sentMessages.inc()
    sentBytes.inc(message.length)
    this.#spokeAt = Date.now()
    this.#socket.send(message, this.#onSent)
    if (!this.#stale && this.#socket.bufferedAmount > this.#limits.softBufferBytes) this.#becomeStale()
  }

  /** A change that everybody gets. */
  delta(message: Uint8Array): void {
    if (this.#stale) {
      this.#stale.hasMissed = true
      return
    }
    sentUpdates.inc()
    this.send(message)
  }

  /** The reply to a sync step 1. Asking again without reading the answers does not pile them up here. */
  answer(vector: Uint8Array): void {
    if (this.#stale) this.#stale.asked = vector
    else this.send(encodeAnswer(this.#source.diff(vector)))
  }

  presence(message: Uint8Array): void {
    if (this.#stale) this.#stale.hasMissedPresence = true
    else this.send(message)
  }

  /** The socket is gone. */
  end(): void {
    this.#freshen()
  }

  #becomeStale(): void {
    metrics.staleSockets.inc()
    this.#stale = {
      vector: this.#source.vector(),
      tooLate: setTimeout(() => this.#drop('was stale for too long'), this.#limits.staleMs).unref(),
      asked: null,
      hasMissed: false,
      hasMissedPresence: false,
    }
  }

  #freshen(): void {
    if (!this.#stale) return
    clearTimeout(this.#stale.tooLate)
    metrics.staleSockets.dec()
    this.#stale = null
  }

  readonly #onSent = (): void => {
    const stale = this.#stale
    if (!stale || this.#socket.bufferedAmount > this.#limits.softBufferBytes / 2) return
    this.#freshen()
    if (stale.asked) this.answer(stale.asked)
    else if (stale.hasMissed) this.delta(encodeUpdate(this.#source.diff(stale.vector)))
    const presence = stale.hasMissedPresence ? this.#source.presence() : null
    if (presence) this.presence(presence)
  }
}
