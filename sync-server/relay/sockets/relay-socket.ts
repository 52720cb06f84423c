import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { closeCode } from '#model/sync/protocol.ts'
import type { Session } from './client.ts'
import { holdUntilTurnEnd } from './turn-end.ts'

const run = randomBytes(3).toString('hex')
let sockets = 0

/** Most of a node's memory is many of these: what a listener has to know is here, so that all share one listener. */
export class RelaySocket extends WebSocket {
  readonly number = ++sockets
  /** In the logs. */
  readonly id = `${run}-${this.number}`
  /** Once it is let in. */
  session: Session | null = null
  /** What its frames are written to. */
  stream: Duplex | null = null

  /** What is said in this turn of the event loop leaves in one write. */
  hold(): void {
    if (this.stream) holdUntilTurnEnd(this.stream)
  }

  /** ws closes by itself with 1009 where a message is too large; ours has a code that clients know to be final. */
  override close(code?: number, data?: string | Buffer): void {
    super.close(code === 1009 ? closeCode.tooLarge : code, code === 1009 ? 'the message is too large' : data)
  }
}

/** A listener for any number of sockets. */
export function bySocket<Said extends unknown[]>(hear: (socket: RelaySocket, ...said: Said) => void) {
  return function (this: WebSocket, ...said: Said): void {
    if (this instanceof RelaySocket) hear(this, ...said)
  }
}
