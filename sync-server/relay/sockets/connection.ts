import type { DocumentName } from '#model/documents/names.ts'
import type { Person } from '#model/sync/awareness.ts'
import { type CloseCode, closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import type { Waiting } from '../document/pending-update.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import type { PresenceOwner } from '../presence/presence.ts'
import type { RelayLimits } from './limits.ts'
import type { RelaySocket } from './relay-socket.ts'
import { Outbox, type OutboxOwner, type OutboxSource } from './send-buffer.ts'

export interface ConnectionFacts {
  readonly id: string
  readonly idBrand: number
  readonly document: DocumentName
  readonly person: Person
  readonly mayWrite: boolean
  /** What a person calls it, or null. */
  readonly device: string | null
  /** It asked for `saegim.v1`. */
  readonly speaksSaegim: boolean
}

/** One authorized socket in one room. */
export class Connection implements PresenceOwner, OutboxOwner {
  readonly facts: ConnectionFacts
  readonly outbox: Outbox
  readonly #socket: RelaySocket
  readonly #log: Logger
  /** What it sent before its base. */
  waiting: Waiting | null = null
  /** Marks that may not go back before `waiting` is stored. */
  heldMarks: number[] | null = null
  /** Something it sent will never be stored, so nothing it sent may be called stored as a whole. */
  wasRefused = false

  constructor(
    socket: RelaySocket,
    facts: ConnectionFacts,
    limits: RelayLimits,
    source: OutboxSource,
    log: Logger,
  ) {
    this.#socket = socket
    this.#log = log
    this.facts = facts
    this.outbox = new Outbox(socket, limits, source, this)
  }

  get person(): Person {
    return this.facts.person
  }

  close(code: CloseCode, reason: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    metrics.closed.inc({ code })
    const { id } = this.facts
    this.#log.info({ socket: id, closeCode: code, why: reason }, 'sync socket closed by the relay')
    this.#socket.close(code, reason)
  }

  drop(reason: string): void {
    metrics.droppedClients.inc()
    this.close(closeCode.overloaded, reason)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }
}
