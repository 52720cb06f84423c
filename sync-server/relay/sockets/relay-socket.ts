import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { closeCode } from '#model/sync/protocol.ts'
import type { Client } from './client.ts'
import { corkUntilTurnEnd } from './turn-end.ts'

const run = randomBytes(3).toString('hex')
let sockets = 0

/** A socket of the relay. Its state is kept here instead of in closures, so that all sockets share their listeners. */
export class RelaySocket extends WebSocket {
  readonly number = ++sockets
  /** As logs name it: unique over restarts. */
  readonly id = `${run}-${this.number}`
  /** null until it is let in, and after it has closed. */
  client: Client | null = null
  /** The address that it is counted for; null where it is not. */
  address: string | null = null
  /** The network socket, to write several frames at once. */
  stream: Duplex | null = null

  /** All messages of this turn of the event loop are written at once. */
  corkUntilTurnEnd(): void {
    if (this.stream) corkUntilTurnEnd(this.stream)
  }

  /** ws closes with 1009 where a message is too large; clients of ours know 4413 as final. */
  override close(code?: number, data?: string | Buffer): void {
    super.close(code === 1009 ? closeCode.tooLarge : code, code === 1009 ? 'the message is too large' : data)
  }
}

/** One listener for any number of sockets; it gets its socket as first argument. */
export function bySocket<Args extends unknown[]>(listener: (socket: RelaySocket, ...said: Args) => void) {
  return function (this: WebSocket, ...said: Args): void {
    if (this instanceof RelaySocket) listener(this, ...said)
  }
}
