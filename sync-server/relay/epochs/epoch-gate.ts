import * as Y from 'yjs'
import { closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import type { DocId, PastHistory, UpdateLog } from '../log/update-log.ts'
import type { Connection } from '../sockets/connection.ts'
import { type ClientMessage, encodePast } from '../wire/messages.ts'
import { pastOfUpdate, pastOfVector } from './match-epoch.ts'

/**
 * Before a document that had another history once: whoever has something of that one, be it a client that knows nothing
 * of histories, is sent away with it before anything of the two is mixed. Nobody hears a word before it was asked what
 * it has, which is the first thing that a client says.
 */
export class PastDoor {
  readonly waiting = new Set<Connection>()
  readonly #welcomes = new Map<Connection, () => void>()
  readonly #id: DocId
  readonly #updateLog: UpdateLog
  readonly #log: Logger
  #past: readonly PastHistory[] = []
  #present = 0

  constructor(id: DocId, updateLog: UpdateLog, log: Logger) {
    this.#id = id
    this.#updateLog = updateLog
    this.#log = log
  }

  async load(present: number): Promise<void> {
    this.#present = present
    this.#past = await this.#updateLog.loadPast(this.#id)
  }

  get isWatched(): boolean {
    return this.#past.length > 0
  }

  wait(connection: Connection, welcome: () => void): void {
    this.waiting.add(connection)
    this.#welcomes.set(connection, welcome)
  }

  leave(connection: Connection): void {
    this.waiting.delete(connection)
    this.#welcomes.delete(connection)
  }

  /** False: the message is not for this document. Who goes on waiting has not yet said what it has. */
  letsIn(connection: Connection, message: ClientMessage): boolean {
    const past = this.#pastOf(message)
    if (past) {
      this.leave(connection)
      void this.#sendAway(connection, past)
      return false
    }
    const welcome = this.#welcomes.get(connection)
    if (!welcome) return true
    if (message.kind !== 'ask' && message.kind !== 'answer' && message.kind !== 'update') return false
    this.leave(connection)
    welcome()
    return true
  }

  #pastOf(message: ClientMessage): PastHistory | null {
    try {
      if (message.kind === 'ask') return pastOfVector(this.#past, message.vector)
      if (message.kind === 'answer' || message.kind === 'update')
        return pastOfUpdate(this.#past, Y.decodeUpdate(message.update))
    } catch {
      // What cannot be read is refused by whoever reads it next.
    }
    return null
  }

  /** With all that its history held in the end: what it has beyond that is what nobody else has. */
  async #sendAway(connection: Connection, { rebuilds }: PastHistory): Promise<void> {
    try {
      const state = connection.facts.speaksSaegim
        ? await this.#updateLog.loadPastState(this.#id, rebuilds)
        : null
      if (state) connection.outbox.send(encodePast(this.#present, state))
      connection.close(closeCode.rebuilt, 'the document has a new history')
    } catch (err) {
      this.#log.warn({ err, ...this.#id }, 'a past history could not be read; its client is to come back')
      connection.close(closeCode.overloaded, 'come back later')
    }
  }
}
