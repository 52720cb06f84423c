import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

export function presenceOf(
  states: readonly (readonly [id: number, clock: number, state: unknown])[],
): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, states.length)
  for (const [id, clock, state] of states) {
    encoding.writeVarUint(encoder, id)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarString(encoder, JSON.stringify(state))
  }
  return encoding.toUint8Array(encoder)
}

export function readPresence(bytes: Uint8Array): { id: number; clock: number; state: unknown }[] {
  const decoder = decoding.createDecoder(bytes)
  return Array.from({ length: decoding.readVarUint(decoder) }, () => ({
    id: decoding.readVarUint(decoder),
    clock: decoding.readVarUint(decoder),
    state: JSON.parse(decoding.readVarString(decoder)) as unknown,
  }))
}
