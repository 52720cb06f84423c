import * as Y from 'yjs'
import { closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import type { DocId, PastEpoch, UpdateLog } from '../log/update-log.ts'
import type { Connection } from '../sockets/connection.ts'
import { type ClientMessage, encodePast } from '../wire/messages.ts'
import { pastEpochOfUpdate, pastEpochOfVector } from './match-epoch.ts'

/**
 * Keeps clients of earlier epochs out of a rebuilt document. Until a client has said what it has, in its first sync
 * message, nothing is sent to it. A client with anything of an earlier epoch is closed with 4409 before the two epochs
 * mix; a `saegim.v1` client first gets that epoch's last state. Clients need not know of epochs to be recognised.
 */
export class EpochGate {
  readonly undecided = new Set<Connection>()
  readonly #onAdmitted = new Map<Connection, () => void>()
  readonly #id: DocId
  readonly #updateLog: UpdateLog
  readonly #log: Logger
  #past: readonly PastEpoch[] = []
  #present = 0

  constructor(id: DocId, updateLog: UpdateLog, log: Logger) {
    this.#id = id
    this.#updateLog = updateLog
    this.#log = log
  }

  async load(present: number): Promise<void> {
    this.#present = present
    this.#past = await this.#updateLog.loadPastEpochs(this.#id)
  }

  get isNeeded(): boolean {
    return this.#past.length > 0
  }

  hold(connection: Connection, onAdmitted: () => void): void {
    this.undecided.add(connection)
    this.#onAdmitted.set(connection, onAdmitted)
  }

  leave(connection: Connection): void {
    this.undecided.delete(connection)
    this.#onAdmitted.delete(connection)
  }

  /** False: the message must not reach the room. A client that stays undecided has not said yet what it has. */
  admits(connection: Connection, message: ClientMessage): boolean {
    const past = this.#earlierEpochOf(message)
    if (past) {
      this.leave(connection)
      void this.#reject(connection, past)
      return false
    }
    const onAdmitted = this.#onAdmitted.get(connection)
    if (!onAdmitted) return true
    if (message.kind !== 'ask' && message.kind !== 'answer' && message.kind !== 'update') return false
    this.leave(connection)
    onAdmitted()
    return true
  }

  #earlierEpochOf(message: ClientMessage): PastEpoch | null {
    try {
      if (message.kind === 'ask') return pastEpochOfVector(this.#past, message.vector)
      if (message.kind === 'answer' || message.kind === 'update')
        return pastEpochOfUpdate(this.#past, Y.decodeUpdate(message.update))
    } catch {
      // Malformed messages are refused by the room.
    }
    return null
  }

  /** Sends the last state of the client's epoch first: what the client has beyond it, only the client has. */
  async #reject(connection: Connection, { rebuilds }: PastEpoch): Promise<void> {
    try {
      const state = connection.facts.speaksSaegim
        ? await this.#updateLog.loadPastState(this.#id, rebuilds)
        : null
      if (state) connection.sendBuffer.send(encodePast(this.#present, state))
      connection.close(closeCode.rebuilt, 'the document has a new epoch')
    } catch (err) {
      this.#log.warn({ err, ...this.#id }, 'a past epoch could not be read; its client is to come back')
      connection.close(closeCode.overloaded, 'come back later')
    }
  }
}
