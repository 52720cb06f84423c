import { closeCode } from '#model/sync/protocol.ts'
import type { RoomPresence } from '../presence/presence.ts'
import type { PresenceBudget } from '../presence/presence-budget.ts'
import { PresenceSends } from '../presence/presence-sends.ts'
import type { Connection } from '../sockets/connection.ts'
import { encodePresence } from '../wire/messages.ts'

interface Options {
  readonly presence: RoomPresence
  readonly budget: PresenceBudget
  readonly connections: ReadonlySet<Connection>
  readonly sendToNodes: (states: Uint8Array) => void
}

/** Who is in a room: what clients of this node and other nodes send of it, and how it goes on to both. */
export class ClientPresence {
  readonly #options: Options
  readonly #toClients: PresenceSends
  readonly #toNodes: PresenceSends

  constructor(options: Options) {
    this.#options = options
    this.#toClients = new PresenceSends((states) => this.#sendNow(states))
    this.#toNodes = new PresenceSends(options.sendToNodes)
  }

  /** The message with everything that is known; null: nothing is. */
  encode(): Uint8Array | null {
    const states = this.#options.presence.encode()
    return states && encodePresence(states)
  }

  receive(connection: Connection, states: Uint8Array): void {
    const { budget, presence } = this.#options
    try {
      budget.submit(connection, states, {
        isOwn: (newest) => presence.beginsWithOwn(connection, newest),
        apply: (newest) => this.#set(connection, newest),
      })
    } catch {
      connection.close(closeCode.invalidUpdate, 'not an awareness message')
    }
  }

  answer(connection: Connection): void {
    const { budget, presence } = this.#options
    const message = budget.take(connection, presence.size) ? this.encode() : null
    if (message) connection.sendBuffer.presence(message)
  }

  applyFromNode(node: string, states: Uint8Array): void {
    this.#send(this.#options.presence.applyFromNode(node, states))
  }

  remove(connection: Connection): void {
    this.#publish(this.#options.presence.remove(connection))
  }

  removeNode(node: string): void {
    this.#send(this.#options.presence.removeNode(node))
  }

  flush(): void {
    this.#toNodes.flush()
    this.#toClients.flush()
  }

  #set(connection: Connection, states: Uint8Array): void {
    let changes: Uint8Array | null
    try {
      changes = this.#options.presence.apply(connection, states)
    } catch {
      connection.close(closeCode.invalidUpdate, 'not an awareness message')
      return
    }
    this.#publish(changes)
  }

  /** Presence of clients of this node: to the other nodes too. */
  #publish(states: Uint8Array | null): void {
    if (states) this.#toNodes.add(states)
    this.#send(states)
  }

  #send(states: Uint8Array | null): void {
    if (states) this.#toClients.add(states)
  }

  /** To every client, its author too: y-websocket counts the echo as a sign that the socket is alive. */
  #sendNow(states: Uint8Array): void {
    const message = encodePresence(states)
    for (const connection of this.#options.connections) connection.sendBuffer.presence(message)
  }
}
