import type { LastMessage, Pieces } from '../document/room-diffs.ts'
import { metrics, traffic } from '../metrics/relay-metrics.ts'
import { heartbeat } from '../wire/messages.ts'
import type { RelayLimits } from './limits.ts'
import { inPieceTurn } from './piece-turns.ts'
import type { RelaySocket } from './relay-socket.ts'

/** At most so many bytes of a websocket frame are not payload. */
const frameBytes = 10
/** A message of so many bytes is written at once, not together with others of the turn. */
const writeAtOnceBytes = 16 * 1024

/** What a send buffer needs of its room. */
export interface SendBufferSource {
  /** What a client with this state vector lacks: one message, or pieces where that would be too large. */
  diff(vector: Uint8Array, last: LastMessage): Uint8Array | Pieces
  vector(): Uint8Array
  presence(): Uint8Array | null
}

export interface SendBufferOwner {
  readonly person: { readonly id: number }
  /** Closes the socket with 1013. */
  drop(reason: string): void
  /** Something that is to be sent could not be made: closes the socket with 1013. */
  fail(err: unknown): void
}

interface Stale {
  /** The state vector of the client once it has read its buffer. */
  readonly vector: Uint8Array
  readonly tooLate: NodeJS.Timeout
  askedVector: Uint8Array | null
  hasMissed: boolean
  hasMissedPresence: boolean
}

/** A large diff that is being sent piece by piece. */
interface Streaming {
  readonly pieces: Pieces
  /** Restarted with each piece. */
  readonly tooLate: NodeJS.Timeout
  askedVector: Uint8Array | null
  hasMissedPresence: boolean
}

/**
 * Everything that is sent to one socket, with a bounded buffer. `ws` buffers without limit and has no drain event, so:
 *
 *   fresh ── over the soft limit ─▶ stale ── half read ─▶ one diff ─▶ fresh
 *     │ ▲                            └── over the hard limit, or too long ─▶ dropped
 *     ▼ └─ last piece
 *   streaming ── a piece whenever the one before is read; deltas are in the pieces to come
 *
 * A delta that is never sent would be worse than a closed socket: every later edit of its author would stay pending in
 * the client, and nothing would ask for it.
 */
export class SendBuffer {
  readonly #socket: RelaySocket
  readonly #limits: RelayLimits
  readonly #source: SendBufferSource
  readonly #owner: SendBufferOwner
  #stale: Stale | null = null
  #streaming: Streaming | null = null
  #hasPieceTurn = false
  #hasSent = false
  /** Created when first needed. */
  #onSent: (() => void) | null = null

  constructor(socket: RelaySocket, limits: RelayLimits, source: SendBufferSource, owner: SendBufferOwner) {
    this.#socket = socket
    this.#limits = limits
    this.#source = source
    this.#owner = owner
  }

  /** Sends a heartbeat where nothing was sent since the last call. */
  sendHeartbeatIfSilent(): void {
    if (!this.#hasSent) this.send(heartbeat)
    this.#hasSent = false
  }

  /** A small message that is never left out, such as an acknowledgement. */
  send(message: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#limits.hardBufferBytes) {
      this.#owner.drop('reads too slowly')
      return
    }
    traffic.out.messages += 1
    traffic.out.bytes += message.length
    this.#hasSent = true
    if (message.length < writeAtOnceBytes) this.#socket.corkUntilTurnEnd()
    const mayFill = this.#socket.bufferedAmount + message.length + frameBytes > this.#limits.softBufferBytes
    if (mayFill || this.#stale || this.#streaming) this.#socket.send(message, this.#whenSent())
    else this.#socket.send(message)
    if (!this.#stale && !this.#streaming && this.#socket.bufferedAmount > this.#limits.softBufferBytes)
      this.#becomeStale()
  }

  /** A change of the document. Left out while the client is stale or gets pieces, because a later diff contains it. */
  delta(message: Uint8Array): void {
    if (this.#streaming) return
    if (this.#stale) {
      this.#stale.hasMissed = true
      return
    }
    traffic.out.updates += 1
    this.send(message)
  }

  /** Answers a sync step 1. Of several questions from a client that does not read only the last is answered. */
  answer(vector: Uint8Array): void {
    if (this.#stale) this.#stale.askedVector = vector
    else if (this.#streaming) this.#streaming.askedVector = vector
    else this.#bringUpToDate(vector, 'answer')
  }

  presence(message: Uint8Array): void {
    if (this.#stale) this.#stale.hasMissedPresence = true
    else if (this.#streaming) this.#streaming.hasMissedPresence = true
    else this.send(message)
  }

  /** The socket is gone. */
  end(): void {
    this.#becomeFresh()
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
      askedVector: null,
      hasMissedPresence: false,
    }
    this.#askForPieceTurn()
  }

  /** Called again by the callback of each write. */
  #askForPieceTurn(): void {
    if (!this.#streaming || this.#hasPieceTurn) return
    this.#hasPieceTurn = true
    inPieceTurn(this.#owner.person.id, () => {
      this.#hasPieceTurn = false
      try {
        this.#sendPiece()
      } catch (err) {
        this.#endStream()
        this.#owner.fail(err)
      }
    })
  }

  /** Sends a piece once the one before is read. */
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

  #finishStream({ pieces, askedVector, hasMissedPresence }: Streaming): void {
    for (const message of pieces.rest()) this.send(message)
    this.#endStream()
    if (askedVector) this.answer(askedVector)
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
      askedVector: null,
      hasMissed: false,
      hasMissedPresence: false,
    }
  }

  #becomeFresh(): void {
    if (!this.#stale) return
    clearTimeout(this.#stale.tooLate)
    metrics.staleSockets.dec()
    this.#stale = null
  }

  #whenSent(): () => void {
    this.#onSent ??= () => this.#continue()
    return this.#onSent
  }

  #continue(): void {
    this.#askForPieceTurn()
    const stale = this.#stale
    if (!stale || this.#socket.bufferedAmount > this.#limits.softBufferBytes / 2) return
    this.#becomeFresh()
    if (stale.askedVector) this.answer(stale.askedVector)
    else if (stale.hasMissed) this.#bringUpToDate(stale.vector, 'update')
    const presence = stale.hasMissedPresence ? this.#source.presence() : null
    if (presence) this.presence(presence)
  }
}
