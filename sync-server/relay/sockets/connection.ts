import type { BrandRole } from '#model/access/roles.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Person } from '#model/sync/awareness.ts'
import { type CloseCode, closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import type { PendingUpdate } from '../document/pending-update.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import type { PresenceOwner } from '../presence/presence.ts'
import type { Reader } from '../work/read-turns.ts'
import type { RelayLimits } from './limits.ts'
import type { RelaySocket } from './relay-socket.ts'
import { SendBuffer, type SendBufferOwner, type SendBufferSource } from './send-buffer.ts'

export interface ConnectionFacts {
  readonly id: string
  readonly idBrand: number
  readonly document: DocumentName
  readonly person: Person
  readonly role: BrandRole
  readonly mayWrite: boolean
  /** The name of the device for people, such as `Chrome · Windows`; null: not known. */
  readonly device: string | null
  /** It chose the subprotocol `saegim.v1`, so it understands `durable`, `problem`, `mark` and `past`. */
  readonly speaksSaegim: boolean
}

/** An authorized socket in one room, as the room sees it. */
export class Connection implements PresenceOwner, Reader, SendBufferOwner {
  readonly facts: ConnectionFacts
  readonly sendBuffer: SendBuffer
  readonly #socket: RelaySocket
  readonly #log: Logger
  /** Parts of its updates whose base has not come yet. */
  pending: PendingUpdate | null = null
  /** Marks that may only be returned once `pending` is stored. */
  pendingMarks: number[] | null = null
  /** An update of it was refused, so its marks are not returned any more: not everything it sent is stored. */
  wasRefused = false

  constructor(
    socket: RelaySocket,
    facts: ConnectionFacts,
    limits: RelayLimits,
    source: SendBufferSource,
    log: Logger,
  ) {
    this.#socket = socket
    this.#log = log
    this.facts = facts
    this.sendBuffer = new SendBuffer(socket, limits, source, this)
  }

  get person(): Person {
    return this.facts.person
  }

  close(code: CloseCode, reason: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    metrics.closed.inc({ code })
    const { id } = this.facts
    this.#log.info({ socket: id, closeCode: code, why: reason }, 'sync socket closed by the relay')
    // A paused socket would never read the peer's close frame.
    this.#socket.resume()
    this.#socket.close(code, reason)
  }

  rest(): void {
    this.#socket.pause()
  }

  readOn(): void {
    this.#socket.resume()
  }

  drop(reason: string): void {
    metrics.droppedClients.inc()
    this.close(closeCode.overloaded, reason)
  }

  fail(err: unknown): void {
    this.#log.error({ err, socket: this.facts.id }, 'what a socket lacks could not be made')
    this.close(closeCode.overloaded, 'come back later')
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }
}
