import * as Y from 'yjs'
import { closeCode } from '#model/sync/protocol.ts'
import type { EpochGate } from '../epochs/epoch-gate.ts'
import type { Connection } from '../sockets/connection.ts'
import type { ClientMessage } from '../wire/messages.ts'
import type { AccountCosts } from '../work/account-costs.ts'
import { startCpuTime } from '../work/cpu-time.ts'
import type { ClientPresence } from './client-presence.ts'
import type { ClientUpdates } from './client-updates.ts'
import type { HeldSends } from './held-sends.ts'
import type { RoomClients } from './room-clients.ts'
import type { RoomState } from './room-state.ts'

interface Options {
  readonly state: Pick<RoomState, 'isBroken'>
  readonly clients: Pick<RoomClients, 'has' | 'detach'>
  readonly gate: Pick<EpochGate, 'isNeeded' | 'admits' | 'undecided'>
  readonly work: Pick<AccountCosts, 'isSpent' | 'charge'>
  readonly updates: Pick<ClientUpdates, 'receive' | 'receiveMark'>
  readonly presence: Pick<ClientPresence, 'receive' | 'answer'>
  readonly sends: HeldSends
}

/**
 * Each message of a client, to the part of the room that it is for:
 *
 *   message ─▶ budget of the account ─▶ epoch gate ─▶ ask: what the client lacks
 *               │ spent: closed           │ closed   ├▶ answer, update, mark: `ClientUpdates`
 *                                         │ ignored  └▶ presence, askPresence: `ClientPresence`
 */
export class MessageDispatch {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Ignored where the room takes nothing more, or the client is not in it. */
  receive(connection: Connection, message: ClientMessage): void {
    const { state, clients, work } = this.#options
    if (state.isBroken || !clients.has(connection)) return
    // Presence has a budget of its own, so that it is never the reason for which an edit is refused.
    if (message.kind === 'presence' || message.kind === 'askPresence') {
      this.#passGate(connection, message)
      return
    }
    if (message.kind !== 'mark' && work.isSpent(connection.person.id)) {
      connection.close(closeCode.tooFast, 'too much work for one account')
      return
    }
    const spent = startCpuTime()
    try {
      this.#passGate(connection, message)
    } finally {
      work.charge(connection.person.id, spent())
    }
  }

  #passGate(connection: Connection, message: ClientMessage): void {
    const { gate, clients } = this.#options
    if (!gate.isNeeded || gate.admits(connection, message)) {
      this.#dispatch(connection, message)
      return
    }
    // Of an earlier epoch. An undecided client has only not said yet what it has.
    if (!gate.undecided.has(connection)) clients.detach(connection)
  }

  #dispatch(connection: Connection, message: ClientMessage): void {
    const { updates, presence } = this.#options
    switch (message.kind) {
      case 'ask':
        this.#answer(connection, message.vector)
        break
      case 'answer':
      case 'update':
        updates.receive(connection, message.update, message.kind)
        break
      case 'presence':
        presence.receive(connection, message.states)
        break
      case 'askPresence':
        presence.answer(connection)
        break
      case 'mark':
        updates.receiveMark(connection, message.mark)
        break
    }
  }

  #answer(connection: Connection, vector: Uint8Array): void {
    try {
      Y.decodeStateVector(vector)
    } catch {
      connection.close(closeCode.invalidUpdate, 'not a state vector')
      return
    }
    this.#options.sends.send(() => {
      if (connection.isOpen) connection.sendBuffer.answer(vector)
    })
  }
}
