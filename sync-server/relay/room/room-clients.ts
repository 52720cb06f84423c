import type { Problem } from '#model/sync/protocol.ts'
import { closeCode } from '#model/sync/protocol.ts'
import type { RoomDiffs } from '../document/room-diffs.ts'
import type { EpochGate } from '../epochs/epoch-gate.ts'
import type { PresenceBudget } from '../presence/presence-budget.ts'
import type { Connection } from '../sockets/connection.ts'
import { encodeUpdate } from '../wire/messages.ts'
import type { AccountCosts } from '../work/account-costs.ts'
import { startCpuTime } from '../work/cpu-time.ts'
import type { ReadTurns } from '../work/read-turns.ts'
import type { Change } from './changes.ts'
import type { ClientPresence } from './client-presence.ts'
import type { RoomState } from './room-state.ts'
import { tellProblem } from './tell-problem.ts'

interface Options {
  /** Clients that were let in; the other parts of the room read it. */
  readonly welcomed: Set<Connection>
  readonly state: Pick<RoomState, 'isBroken'>
  readonly gate: Pick<EpochGate, 'isNeeded' | 'hold' | 'leave' | 'undecided'>
  readonly diffs: Pick<RoomDiffs, 'ask'>
  readonly presence: Pick<ClientPresence, 'encode' | 'remove'>
  readonly presenceBudget: Pick<PresenceBudget, 'forget'>
  readonly turns: Pick<ReadTurns, 'join' | 'forget'>
  readonly work: Pick<AccountCosts, 'chargeAuthors'>
}

/** The clients of a room on this node: how they come in and leave, and what all of them are sent. */
export class RoomClients {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Also those whose epoch is not known yet. */
  all(): readonly Connection[] {
    return [...this.#options.welcomed, ...this.#options.gate.undecided]
  }

  /** Also where its epoch is not known yet. */
  has(connection: Connection): boolean {
    return this.#options.welcomed.has(connection) || this.#options.gate.undecided.has(connection)
  }

  /** A room that was replaced while the socket was being let in serves no client: it comes back to the new one. */
  attach(connection: Connection, problems: Iterable<Problem>): void {
    const { state, gate } = this.#options
    if (state.isBroken) {
      connection.close(closeCode.overloaded, 'the room starts anew')
      return
    }
    if (gate.isNeeded) gate.hold(connection, () => this.#welcome(connection, problems))
    else this.#welcome(connection, problems)
  }

  detach(connection: Connection): void {
    const { welcomed, gate, presence, presenceBudget, turns } = this.#options
    gate.leave(connection)
    presenceBudget.forget(connection)
    turns.forget(connection)
    if (!welcomed.delete(connection)) return
    connection.sendBuffer.end()
    presence.remove(connection)
  }

  tell(problem: Problem): void {
    for (const connection of this.#options.welcomed) tellProblem(connection, problem)
  }

  /** Encoded once for all clients. With several authors in one turn each gets its own update back, which is harmless. */
  send(turn: readonly Change[], merged: readonly Uint8Array[]): void {
    const spent = startCpuTime()
    const messages = merged.map(encodeUpdate)
    const [first] = turn
    const onlyAuthor = turn.every(({ author }) => author === first?.author) ? first?.author : null
    for (const connection of this.#options.welcomed) {
      if (connection === onlyAuthor) continue
      for (const message of messages) connection.sendBuffer.delta(message)
    }
    this.#options.work.chargeAuthors(turn, spent())
  }

  /** Closes the sockets of one account, or all, with 1013. */
  sendAway(why: string, idAccount: number | null = null): void {
    for (const connection of this.all())
      if (idAccount === null || connection.person.id === idAccount)
        connection.close(closeCode.overloaded, why)
  }

  #welcome(connection: Connection, problems: Iterable<Problem>): void {
    const { welcomed, diffs, presence, turns } = this.#options
    welcomed.add(connection)
    turns.join(connection)
    connection.sendBuffer.send(diffs.ask())
    const here = presence.encode()
    if (here) connection.sendBuffer.presence(here)
    for (const problem of problems) tellProblem(connection, problem)
  }
}
