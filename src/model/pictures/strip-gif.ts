import { joinParts, nameAt, type Stripped } from './stripped.ts'

const [extension, image, trailer] = [0x21, 0x2c, 0x3b]
const [graphicControl, application] = [0xf9, 0xff]
/** Who says how often an animation is repeated. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Blocks: extensions and pictures, each with sub-blocks that begin with their length and end with one of none. */
export function stripGif(bytes: Uint8Array): Stripped | null {
  if (bytes.length < 13) return null
  let at = 13 + tableBytes(bytes[10])
  const parts = [bytes.subarray(0, at)]
  let images = 0
  while (at < bytes.length) {
    const start = at
    if (bytes[at] === extension) {
      const label = bytes[at + 1]
      const blocks = readBlocks(bytes, at + 2)
      if (!blocks.isWhole) break
      at = blocks.end
      const whole = bytes.subarray(start, at)
      if (label === graphicControl) parts.push(whole)
      if (label === application) parts.push(loopOf(whole))
    } else if (bytes[at] === image) {
      const data = at + 10 + tableBytes(bytes[at + 9]) + 1
      if (data > bytes.length) break
      const blocks = readBlocks(bytes, data)
      at = blocks.end
      parts.push(bytes.subarray(start, at))
      images += 1
      if (blocks.isWhole) continue
      // A picture that breaks off is drawn as far as it came.
      parts.push(Uint8Array.of(0))
      break
    } else if (bytes[at] === 0) at += 1
    else break
  }
  if (images === 0) return null
  return { bytes: joinParts([...parts, Uint8Array.of(trailer)]), orientation: 1, isAnimated: images > 1 }
}

/** Of a colour table that the packed field of a header announces. */
function tableBytes(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

/** Their end is behind the empty one, or where one breaks off behind the last whole one. */
function readBlocks(bytes: Uint8Array, start: number): { readonly end: number; readonly isWhole: boolean } {
  let at = start
  for (;;) {
    const length = bytes[at]
    if (length === undefined || at + 1 + length > bytes.length) return { end: at, isWhole: false }
    at += 1 + length
    if (length === 0) return { end: at, isWhole: true }
  }
}

/** The extension with nothing but the number of repetitions; empty where it is another one. */
function loopOf(whole: Uint8Array): Uint8Array {
  const isLoop = whole[2] === 11 && loops.has(nameAt(whole, 3, 11)) && whole[14] === 3 && whole[15] === 1
  return isLoop ? joinParts([whole.subarray(0, 18), Uint8Array.of(0)]) : new Uint8Array()
}
