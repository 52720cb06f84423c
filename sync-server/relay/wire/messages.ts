import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { messageKind, type Problem } from '#model/sync/protocol.ts'

/** Messages of a client. `ask` is sync step 1; `answer` is sync step 2: everything it has and the server lacks. */
export type ClientMessage =
  | { readonly kind: 'ask'; readonly vector: Uint8Array }
  | { readonly kind: 'answer' | 'update'; readonly update: Uint8Array }
  | { readonly kind: 'presence'; readonly states: Uint8Array }
  | { readonly kind: 'askPresence' }
  | { readonly kind: 'mark'; readonly mark: number }

const syncStep1 = 0
const syncStep2 = 1
const syncUpdate = 2

/** Throws on malformed bytes. The result has views of the bytes, not copies. */
export function decodeMessage(bytes: Uint8Array): ClientMessage {
  const decoder = decoding.createDecoder(bytes)
  const kind = decoding.readVarUint(decoder)
  switch (kind) {
    case messageKind.sync:
      return decodeSync(decoder)
    case messageKind.awareness:
      return { kind: 'presence', states: decoding.readVarUint8Array(decoder) }
    case messageKind.queryAwareness:
      return { kind: 'askPresence' }
    case messageKind.mark:
      return { kind: 'mark', mark: decoding.readVarUint(decoder) }
    default:
      throw new Error(`There is no message kind ${kind}.`)
  }
}

function decodeSync(decoder: decoding.Decoder): ClientMessage {
  const step = decoding.readVarUint(decoder)
  const bytes = decoding.readVarUint8Array(decoder)
  switch (step) {
    case syncStep1:
      return { kind: 'ask', vector: bytes }
    case syncStep2:
      return { kind: 'answer', update: bytes }
    case syncUpdate:
      return { kind: 'update', update: bytes }
    default:
      throw new Error(`There is no sync step ${step}.`)
  }
}

/** The server's state vector: the client answers with what the server lacks. */
export const encodeSyncStep1 = (vector: Uint8Array) => encode([messageKind.sync, syncStep1], vector)
export const encodeSyncStep2 = (update: Uint8Array) => encode([messageKind.sync, syncStep2], update)
export const encodeUpdate = (update: Uint8Array) => encode([messageKind.sync, syncUpdate], update)
export const encodePresence = (states: Uint8Array) => encode([messageKind.awareness], states)
export const encodeDurable = (vector: Uint8Array) => encode([messageKind.durable], vector)
export const encodePast = (present: number, update: Uint8Array) => encode([messageKind.past, present], update)
export const encodeMark = (mark: number) => encode([messageKind.mark, mark])

export function encodeProblem(problem: Problem): Uint8Array {
  return encode([messageKind.problem], new TextEncoder().encode(JSON.stringify(problem)))
}

/** An empty presence message. The stock client closes a socket without a message for 30 s, and pings do not count. */
export const heartbeat = encodePresence(Uint8Array.of(0))

function encode(numbers: readonly number[], bytes?: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder()
  for (const number of numbers) encoding.writeVarUint(encoder, number)
  if (bytes) encoding.writeVarUint8Array(encoder, bytes)
  return encoding.toUint8Array(encoder)
}
