import { Unzlib } from 'fflate'
import { joinParts } from './stripped.ts'

/** Deflate makes at most some thousand bytes of one: so many at once become half a megabyte. */
const step = 512

/** The beginning of what a zlib stream holds, at most `most` bytes of it; of a damaged one what is before the damage. */
export function inflateSome(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let length = 0
  const stream = new Unzlib((part) => {
    parts.push(part)
    length += part.length
  })
  try {
    // Without an end, which what is cut off has not.
    for (let at = 0; at < packed.length && length < most; at += step)
      stream.push(packed.subarray(at, at + step))
  } catch {
    // No zlib, or damaged.
  }
  return joinParts(parts).subarray(0, most)
}
