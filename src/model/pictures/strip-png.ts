import { aiPacket } from './ai-mark.ts'
import { orientationIn, orientationOnly } from './exif-orientation.ts'
import { aiTextFinder, xmpKeyword } from './png-text.ts'
import { bytesOf, joinParts, nameAt, type Stripped, viewOf } from './stripped.ts'

/** Sizes and pixels, transparency, colour, density. */
const drawn = new Set('IHDR PLTE IDAT IEND tRNS bKGD cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI pHYs'.split(' '))
/** Drawn where the first of them says before the pixels that there is an animation. */
const animation = new Set(['acTL', 'fcTL', 'fdAT'])
/** Of a text that is XMP, not compressed, in no language. */
const xmpPrefix = `${xmpKeyword}\0\0\0\0\0`

/** Chunks: length, name, data, checksum. */
export function stripPng(bytes: Uint8Array): Stripped | null {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  let orientation: number | null = null
  let isAnimated = false
  let hasPixels = false
  let isAi = false
  const isAiText = aiTextFinder()
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return null
    const name = nameAt(bytes, at + 4, 4)
    const isCritical = /^[A-Z]/.test(name)
    if (isCritical && !drawn.has(name)) return null
    hasPixels ||= name === 'IDAT'
    isAnimated ||= name === 'acTL' && !hasPixels
    if (name === 'eXIf' && orientation === null) {
      orientation = orientationIn(bytes.subarray(at + 8, end - 4))
      if (orientation !== 1) parts.push(chunkOf('eXIf', orientationOnly(orientation)))
    } else if (!isAi && isAiText(name, bytes.subarray(at + 8, end - 4))) {
      isAi = true
      parts.push(chunkOf('iTXt', aiPacket(xmpPrefix)))
    } else if (drawn.has(name) || (isAnimated && animation.has(name))) parts.push(bytes.subarray(at, end))
    if (name === 'IEND')
      return {
        bytes: joinParts(parts),
        orientation: orientation ?? 1,
        isAnimated,
        ...(isAi && { isAi }),
      }
    at = end
  }
  return null
}

/** A chunk with its length and checksum. */
export function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const content = joinParts([bytesOf(name), data])
  return joinParts([bigEndian(data.length), content, bigEndian(crc32(content))])
}

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value)
  return bytes
}

/** CRC-32 without a table: only short chunks are written here. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
  }
  return ~crc >>> 0
}
