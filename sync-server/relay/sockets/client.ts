import type { RawData } from 'ws'
import { closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import { traffic } from '../metrics/relay-metrics.ts'
import { type ClientMessage, decodeMessage } from '../wire/messages.ts'
import type { Connection } from './connection.ts'
import { type Rate, TokenBucket } from './rate.ts'

/** The room of a client, which stays loaded until the handle is released. */
interface ClientRoomHandle {
  readonly room: {
    handle(connection: Connection, message: ClientMessage): void
    detach(connection: Connection): void
  }
  release(): void
}

interface SessionOptions {
  readonly connection: Connection
  readonly hold: ClientRoomHandle
  readonly token: string | null
  /** SHA-256 of it, in base64. */
  readonly tokenHash: string | null
}

/** A socket that was let in, and what it says. */
export class Session {
  readonly connection: Connection
  readonly hold: ClientRoomHandle
  readonly token: string | null
  readonly tokenHash: string | null
  /** How often its end was looked for since it was heard. */
  silentLooks = 0
  readonly #rate: Rate
  readonly #messages: TokenBucket
  #presence: TokenBucket | null = null

  constructor({ connection, hold, token, tokenHash }: SessionOptions, rate: Rate) {
    this.connection = connection
    this.hold = hold
    this.token = token
    this.tokenHash = tokenHash
    this.#rate = rate
    this.#messages = new TokenBucket(rate)
  }

  hear(data: RawData, isBinary: boolean, log: Logger): void {
    this.silentLooks = 0
    if (!this.connection.isOpen) return
    try {
      this.#handle(isBinary ? toBytes(data) : null)
    } catch (err) {
      log.error({ err, socket: this.connection.facts.id }, 'a message could not be handled')
      this.connection.close(closeCode.overloaded, 'come back later')
    }
  }

  /** null stands for words instead of bytes. */
  #handle(bytes: Uint8Array | null): void {
    const { connection, hold } = this
    traffic.in.messages += 1
    traffic.in.bytes += bytes?.length ?? 0
    const message = bytes && decodeOrNull(bytes)
    if (!message) {
      connection.close(closeCode.invalidUpdate, 'not a message')
      return
    }
    const now = performance.now()
    // Stock clients repeat whatever they hear of others, so too much of it is nobody's fault, and no loss.
    if (message.kind === 'presence') {
      this.#presence ??= new TokenBucket(this.#rate)
      if (this.#presence.take(1, now)) hold.room.handle(connection, message)
      return
    }
    // Answering may cost a whole document, so asking counts for more.
    if (this.#messages.take(message.kind === 'ask' ? 10 : 1, now)) hold.room.handle(connection, message)
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
