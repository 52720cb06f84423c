import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { bearerPrefix, messageKind, subprotocol } from '#model/sync/protocol.ts'

/** The protocol of a server; `floor` is plain y-websocket. */
export type Dialect = 'saegim' | 'floor' | 'hocuspocus'

export type Heard =
  | { readonly kind: 'welcome' | 'saved' | 'other' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'answer' | 'update'; readonly update: Uint8Array }
  | { readonly kind: 'mark'; readonly mark: number }
  /** A state vector: all that is stored. */
  | { readonly kind: 'durable'; readonly vector: Uint8Array }

/** Messages of one socket, the same for every protocol. */
export interface Wire {
  readonly protocols: string[]
  /** The first message after opening; null: none is needed. */
  readonly hello: Uint8Array | null
  ask(): Uint8Array
  answer(): Uint8Array
  update(update: Uint8Array): Uint8Array
  /** Null where the server acknowledges by itself, or never. */
  mark(mark: number): Uint8Array | null
  read(bytes: Uint8Array): Heard
}

const nothing = Uint8Array.of(0)
const emptyUpdate = Uint8Array.of(0, 0)
const hocuspocusKind = { sync: 0, auth: 2, syncReply: 4, syncStatus: 8 } as const
const authenticated = 2

export function wireOf(dialect: Dialect, document: string, token: string): Wire {
  const isHocuspocus = dialect === 'hocuspocus'
  const write = (kind: number, ...rest: (number | Uint8Array | string)[]) => {
    const encoder = encoding.createEncoder()
    if (isHocuspocus) encoding.writeVarString(encoder, document)
    for (const part of [kind, ...rest]) {
      if (typeof part === 'number') encoding.writeVarUint(encoder, part)
      else if (typeof part === 'string') encoding.writeVarString(encoder, part)
      else encoding.writeVarUint8Array(encoder, part)
    }
    return encoding.toUint8Array(encoder)
  }
  return {
    protocols: dialect === 'saegim' ? [subprotocol, bearerPrefix + token] : [],
    hello: isHocuspocus ? write(hocuspocusKind.auth, 0, token, '4.7.0') : null,
    ask: () => write(messageKind.sync, 0, nothing),
    answer: () => write(messageKind.sync, 1, emptyUpdate),
    update: (update) => write(messageKind.sync, 2, update),
    mark: (mark) => (dialect === 'saegim' ? write(messageKind.mark, mark) : null),
    read: isHocuspocus ? readHocuspocus : readOurs,
  }
}

function readOurs(bytes: Uint8Array): Heard {
  const decoder = decoding.createDecoder(bytes)
  const kind = decoding.readVarUint(decoder)
  if (kind === messageKind.sync) return readSync(decoder)
  if (kind === messageKind.mark) return { kind: 'mark', mark: decoding.readVarUint(decoder) }
  if (kind === messageKind.durable) return { kind: 'durable', vector: decoding.readVarUint8Array(decoder) }
  return { kind: 'other' }
}

function readHocuspocus(bytes: Uint8Array): Heard {
  const decoder = decoding.createDecoder(bytes)
  decoding.readVarString(decoder)
  switch (decoding.readVarUint(decoder)) {
    case hocuspocusKind.sync:
    case hocuspocusKind.syncReply:
      return readSync(decoder)
    case hocuspocusKind.auth:
      return { kind: decoding.readVarUint(decoder) === authenticated ? 'welcome' : 'other' }
    case hocuspocusKind.syncStatus:
      return { kind: 'saved' }
    default:
      return { kind: 'other' }
  }
}

function readSync(decoder: decoding.Decoder): Heard {
  const step = decoding.readVarUint(decoder)
  if (step === 0) return { kind: 'ask' }
  return { kind: step === 1 ? 'answer' : 'update', update: decoding.readVarUint8Array(decoder) }
}
