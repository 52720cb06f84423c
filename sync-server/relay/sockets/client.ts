import type { RawData } from 'ws'
import { closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import { traffic } from '../metrics/relay-metrics.ts'
import { type ClientMessage, decodeMessage } from '../wire/messages.ts'
import { type Rate, TokenBucket } from '../work/rate.ts'
import type { Connection } from './connection.ts'

/** The room of a client, which stays loaded until the handle is released. */
interface ClientRoomHandle {
  readonly room: {
    handle(connection: Connection, message: ClientMessage): void
    detach(connection: Connection): void
  }
  release(): void
}

interface ClientOptions {
  readonly connection: Connection
  readonly handle: ClientRoomHandle
  readonly token: string | null
  /** SHA-256 of the token, in base64; null without a token. */
  readonly tokenHash: string | null
}

/** A socket that was let in: its connection to the room, its credentials and its rate limits. */
export class Client {
  readonly connection: Connection
  readonly handle: ClientRoomHandle
  readonly token: string | null
  readonly tokenHash: string | null
  /** Liveness checks since its last message or pong. */
  silentChecks = 0
  readonly #messages: TokenBucket

  constructor({ connection, handle, token, tokenHash }: ClientOptions, rate: Rate) {
    this.connection = connection
    this.handle = handle
    this.token = token
    this.tokenHash = tokenHash
    this.#messages = new TokenBucket(rate)
  }

  receive(data: RawData, isBinary: boolean, log: Logger): void {
    this.silentChecks = 0
    if (!this.connection.isOpen) return
    try {
      this.#handle(isBinary ? toBytes(data) : null)
    } catch (err) {
      log.error({ err, socket: this.connection.facts.id }, 'a message could not be handled')
      this.connection.close(closeCode.overloaded, 'come back later')
    }
  }

  /** null: a text message, which the protocol does not have. */
  #handle(bytes: Uint8Array | null): void {
    const { connection, handle } = this
    traffic.in.messages += 1
    traffic.in.bytes += bytes?.length ?? 0
    const message = bytes && decodeOrNull(bytes)
    if (!message) {
      connection.close(closeCode.invalidUpdate, 'not a message')
      return
    }
    const now = performance.now()
    // Stock clients repeat the presence of others, so a client is not to blame for too much: the room leaves it out.
    if (message.kind === 'presence') {
      handle.room.handle(connection, message)
      return
    }
    // A sync step 1 may be answered with a whole document, so it costs more.
    if (this.#messages.take(message.kind === 'ask' ? 10 : 1, now)) handle.room.handle(connection, message)
    else connection.close(closeCode.tooFast, 'too many messages')
  }
}

function decodeOrNull(bytes: Uint8Array) {
  try {
    return decodeMessage(bytes)
  } catch {
    return null
  }
}

function toBytes(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}
