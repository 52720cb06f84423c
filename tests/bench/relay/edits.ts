import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

/**
 * Yjs updates by hand, because documents in the load would cost more than the servers that are measured: a letter
 * behind the last one of its writer, and which letters of whom an update holds.
 */
export function encodeLetter(client: number, clock: number, field: string): Uint8Array {
  const encoder = encoding.createEncoder()
  const isFirst = clock === 0
  for (const number of [1, 1, client, clock]) encoding.writeVarUint(encoder, number)
  encoding.writeUint8(encoder, isFirst ? stringContent : stringContent | hasLeft)
  if (isFirst) {
    encoding.writeVarUint(encoder, 1)
    encoding.writeVarString(encoder, field)
  } else {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock - 1)
  }
  encoding.writeVarString(encoder, 'a')
  encoding.writeVarUint(encoder, 0)
  return encoding.toUint8Array(encoder)
}

export function readLetters(
  update: Uint8Array,
  found: (client: number, clock: number, length: number) => void,
): void {
  if (readPlain(update, found)) return
  for (const { id, length } of Y.decodeUpdate(update).structs) found(id.client, id.clock, length)
}

/** How much of a client a state vector holds. */
export function clockIn(vector: Uint8Array, client: number): number {
  const decoder = decoding.createDecoder(vector)
  for (let left = decoding.readVarUint(decoder); left > 0; left--) {
    const id = decoding.readVarUint(decoder)
    const clock = decoding.readVarUint(decoder)
    if (id === client) return clock
  }
  return 0
}

const [gone, deletedContent, stringContent, skip] = [0, 1, 4, 10]
const hasLeft = 0x80
const hasRight = 0x40
const hasKey = 0x20

/** False: there is something else in it than plain letters; some may have been sent already. */
function readPlain(
  update: Uint8Array,
  found: (client: number, clock: number, length: number) => void,
): boolean {
  const decoder = decoding.createDecoder(update)
  for (let clients = decoding.readVarUint(decoder); clients > 0; clients--) {
    let structs = decoding.readVarUint(decoder)
    const client = decoding.readVarUint(decoder)
    let clock = decoding.readVarUint(decoder)
    for (; structs > 0; structs--) {
      const info = decoding.readUint8(decoder)
      const kind = info & 31
      if (kind === gone || kind === skip) {
        clock += decoding.readVarUint(decoder)
        continue
      }
      if (kind !== stringContent && kind !== deletedContent) return false
      if (info & hasLeft) skipNumbers(decoder, 2)
      if (info & hasRight) skipNumbers(decoder, 2)
      if (!(info & (hasLeft | hasRight))) {
        if (decoding.readVarUint(decoder) === 1) skipString(decoder)
        else skipNumbers(decoder, 2)
        if (info & hasKey) skipString(decoder)
      }
      // The bench types ASCII, so bytes are letters.
      const length = decoding.readVarUint(decoder)
      if (kind === stringContent) decoder.pos += length
      found(client, clock, length)
      clock += length
    }
  }
  return true
}

function skipNumbers(decoder: decoding.Decoder, count: number): void {
  for (let i = 0; i < count; i++) decoding.readVarUint(decoder)
}

function skipString(decoder: decoding.Decoder): void {
  const length = decoding.readVarUint(decoder)
  decoder.pos += length
}
