import { closeCode } from '#model/sync/protocol.ts'
import type { Connection } from './connection.ts'
import { decodeMessage } from './messages.ts'
import { TokenBucket } from './rate.ts'
import { traffic } from './relay-metrics.ts'
import type { Room } from './room.ts'

/** Answers what to do with each message; null stands for words instead of bytes. */
export function listenTo(connection: Connection, room: Room, perSecond: number, burstSeconds: number) {
  const bucket = new TokenBucket(perSecond, burstSeconds, Date.now())
  const presenceBucket = new TokenBucket(perSecond, burstSeconds, Date.now())
  return (bytes: Uint8Array | null): void => {
    traffic.in.messages += 1
    traffic.in.bytes += bytes?.length ?? 0
    const message = bytes && decodeOrNull(bytes)
    if (!message) {
      connection.close(closeCode.invalidUpdate, 'not a message')
      return
    }
    // Stock clients repeat whatever they hear of others, so too much of it is nobody's fault, and no loss.
    if (message.kind === 'presence') {
      if (presenceBucket.take(1, Date.now())) room.handle(connection, message)
      return
    }
    // Answering may cost a whole document, so asking counts for more.
    if (bucket.take(message.kind === 'ask' ? 10 : 1, Date.now())) room.handle(connection, message)
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
