import type { LastMessage, Pieces } from '../document/room-diffs.ts'
import { metrics, traffic } from '../metrics/relay-metrics.ts'
import { heartbeat } from '../wire/messages.ts'
import type { RelayLimits } from './limits.ts'
import type { RelaySocket } from './relay-socket.ts'

/** What a message takes beyond its own bytes, at most. */
const frameBytes = 10
/** From here on a message does not wait for others to be written together with them. */
const worthAWriteBytes = 16 * 1024

/** What an outbox asks its room for. */
export interface OutboxSource {
  /** What a document of this state vector lacks: one message, or pieces where that would be too large. */
  diff(vector: Uint8Array, last: LastMessage): Uint8Array | Pieces
  vector(): Uint8Array
  presence(): Uint8Array | null
}

export interface OutboxOwner {
  /** Gives the socket up. */
  drop(reason: string): void
}

interface Stale {
  /** What the client had, or will have once its buffer is read. */
  readonly vector: Uint8Array
  readonly tooLate: NodeJS.Timeout
  asked: Uint8Array | null
  hasMissed: boolean
  hasMissedPresence: boolean
}

/** A large diff on its way, piece by piece. */
interface Streaming {
  readonly pieces: Pieces
  /** Restarted with each piece. */
  readonly tooLate: NodeJS.Timeout
  asked: Uint8Array | null
  hasMissedPresence: boolean
}

/**
 * Everything that goes to one socket. `ws` buffers without limit and knows no drain, so:
 *
 *   fresh ── over the soft limit ─▶ stale ── drained ─▶ one diff ─▶ fresh
 *     │ ▲                            └── over the hard limit, or too long ─▶ dropped
 *     ▼ └─ last piece
 *   streaming ── a piece whenever the one before is read; deltas are in the pieces to come
 *
 * A delta left out for good would be worse than a closed socket: every later edit of its author would wait in
 * the client for it, and nothing would ask again.
 */
export class Outbox {
  readonly #socket: RelaySocket
  readonly #limits: RelayLimits
  readonly #source: OutboxSource
  readonly #owner: OutboxOwner
  #stale: Stale | null = null
  #streaming: Streaming | null = null
  #hasSpoken = false
  /** Made where somebody waits for it. */
  #onSent: (() => void) | null = null

  constructor(socket: RelaySocket, limits: RelayLimits, source: OutboxSource, owner: OutboxOwner) {
    this.#socket = socket
    this.#limits = limits
    this.#source = source
    this.#owner = owner
  }

  /** Says something where nothing was said since the last call. */
  breakSilence(): void {
    if (!this.#hasSpoken) this.send(heartbeat)
    this.#hasSpoken = false
  }

  /** Small and owed, such as a receipt. */
  send(message: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#limits.hardBufferBytes) {
      this.#owner.drop('reads too slowly')
      return
    }
    traffic.out.messages += 1
    traffic.out.bytes += message.length
    this.#hasSpoken = true
    if (message.length < worthAWriteBytes) this.#socket.hold()
    const mayFill = this.#socket.bufferedAmount + message.length + frameBytes > this.#limits.softBufferBytes
    if (mayFill || this.#stale || this.#streaming) this.#socket.send(message, this.#whenSent())
    else this.#socket.send(message)
    if (!this.#stale && !this.#streaming && this.#socket.bufferedAmount > this.#limits.softBufferBytes)
      this.#becomeStale()
  }

  /** A change that everybody gets. */
  delta(message: Uint8Array): void {
    if (this.#streaming) return
    if (this.#stale) {
      this.#stale.hasMissed = true
      return
    }
    traffic.out.updates += 1
    this.send(message)
  }

  /** The reply to a sync step 1. Asking again without reading the answers does not pile them up here. */
  answer(vector: Uint8Array): void {
    if (this.#stale) this.#stale.asked = vector
    else if (this.#streaming) this.#streaming.asked = vector
    else this.#bringUpToDate(vector, 'answer')
  }

  presence(message: Uint8Array): void {
    if (this.#stale) this.#stale.hasMissedPresence = true
    else if (this.#streaming) this.#streaming.hasMissedPresence = true
    else this.send(message)
  }

  /** The socket is gone. */
  end(): void {
    this.#freshen()
    this.#endStream()
  }

  #bringUpToDate(vector: Uint8Array, last: LastMessage): void {
    const lacking = this.#source.diff(vector, last)
    if (lacking instanceof Uint8Array) {
      if (last === 'update') traffic.out.updates += 1
      this.send(lacking)
      return
    }
    this.#streaming = {
      pieces: lacking,
      tooLate: setTimeout(() => this.#owner.drop('reads too slowly'), this.#limits.staleMs).unref(),
      asked: null,
      hasMissedPresence: false,
    }
    this.#sendPiece()
  }

  /** One piece a turn of the loop, and none while the one before is unread; having sent calls again. */
  #sendPiece(): void {
    const streaming = this.#streaming
    if (!streaming || this.#socket.bufferedAmount >= this.#limits.chunkBytes) return
    if (this.#socket.readyState !== this.#socket.OPEN) {
      this.#endStream()
      return
    }
    const piece = streaming.pieces.next()
    if (!piece) {
      this.#finishStream(streaming)
      return
    }
    streaming.tooLate.refresh()
    traffic.out.updates += 1
    this.send(piece)
  }

  #finishStream({ pieces, asked, hasMissedPresence }: Streaming): void {
    for (const message of pieces.rest()) this.send(message)
    this.#endStream()
    if (asked) this.answer(asked)
    const presence = hasMissedPresence ? this.#source.presence() : null
    if (presence) this.presence(presence)
  }

  #endStream(): void {
    clearTimeout(this.#streaming?.tooLate)
    this.#streaming = null
  }

  #becomeStale(): void {
    metrics.staleSockets.inc()
    this.#stale = {
      vector: this.#source.vector(),
      tooLate: setTimeout(() => this.#owner.drop('was stale for too long'), this.#limits.staleMs).unref(),
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

  #whenSent(): () => void {
    this.#onSent ??= () => this.#goOn()
    return this.#onSent
  }

  #goOn(): void {
    this.#sendPiece()
    const stale = this.#stale
    if (!stale || this.#socket.bufferedAmount > this.#limits.softBufferBytes / 2) return
    this.#freshen()
    if (stale.asked) this.answer(stale.asked)
    else if (stale.hasMissed) this.#bringUpToDate(stale.vector, 'update')
    const presence = stale.hasMissedPresence ? this.#source.presence() : null
    if (presence) this.presence(presence)
  }
}
