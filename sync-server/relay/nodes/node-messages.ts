import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import type { LogEntry } from '../log/update-log.ts'

/** Messages between the rooms of one document on different nodes. */
export type NodeMessage =
  | { readonly kind: 'stored'; readonly entries: readonly LogEntry[]; readonly rebuilds: number }
  | { readonly kind: 'presence'; readonly states: Uint8Array }
  | { readonly kind: 'whoIsHere' }

const stored = 0
const presence = 1
const whoIsHere = 2
/** As `stored`, preceded by the number of the epoch. Nodes of releases that do not know epochs ignore it. */
const storedOfEpoch = 3

export function encodeStored(entries: readonly LogEntry[], rebuilds: number): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, rebuilds === 0 ? stored : storedOfEpoch)
  if (rebuilds > 0) encoding.writeVarUint(encoder, rebuilds)
  encoding.writeVarUint(encoder, entries.length)
  for (const { data, idAccount } of entries) {
    // 0 stands for the server itself.
    encoding.writeVarUint(encoder, idAccount ?? 0)
    encoding.writeVarUint8Array(encoder, data)
  }
  return encoding.toUint8Array(encoder)
}

export function encodeNodePresence(states: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, presence)
  encoding.writeVarUint8Array(encoder, states)
  return encoding.toUint8Array(encoder)
}

export const presenceQuery = Uint8Array.of(whoIsHere)

/** null: a kind that only a newer release knows. Throws on malformed bytes. */
export function decodeNodeMessage(bytes: Uint8Array): NodeMessage | null {
  const decoder = decoding.createDecoder(bytes)
  switch (decoding.readVarUint(decoder)) {
    case stored:
      return { kind: 'stored', rebuilds: 0, entries: readEntries(decoder) }
    case storedOfEpoch:
      return { kind: 'stored', rebuilds: decoding.readVarUint(decoder), entries: readEntries(decoder) }
    case presence:
      return { kind: 'presence', states: decoding.readVarUint8Array(decoder) }
    case whoIsHere:
      return { kind: 'whoIsHere' }
    default:
      return null
  }
}

function readEntries(decoder: decoding.Decoder): LogEntry[] {
  return Array.from({ length: decoding.readVarUint(decoder) }, () => {
    const idAccount = decoding.readVarUint(decoder)
    return { idAccount: idAccount === 0 ? null : idAccount, data: decoding.readVarUint8Array(decoder) }
  })
}
