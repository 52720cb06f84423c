import { aiPacket, saysAi } from './ai-mark.ts'
import { orientationIn, orientationOnly } from './exif-orientation.ts'
import { bytesOf, joinParts, nameAt, type Stripped } from './stripped.ts'

const exif = 'Exif\0\0'
/** Before XMP in a segment. */
export const xmpPrefix = 'http://ns.adobe.com/xap/1.0/\0'
const endOfImage = Uint8Array.from([0xff, 0xd9])

/**
 * Segments: FF, marker, length of two bytes that counts itself. The pixels follow a start of scan, of which a progressive picture
 * has several. The picture ends at the first end of image outside of a segment: previews inside of EXIF have ends too.
 */
export function stripJpeg(bytes: Uint8Array): Stripped | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const parts = [bytes.subarray(0, 2)]
  let orientation: number | null = null
  let hasPixels = false
  let isAi = false
  for (let at = 2; at < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    // Any number of FF may stand before a marker.
    while (bytes[at + 1] === 0xff) at += 1
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return hasPixels ? finish() : null
    if (!isSegment(marker) || at + 4 > bytes.length) return null
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (end < at + 4 || end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    if (marker === 0xe1 && orientation === null && nameAt(segment, 4, 6) === exif) {
      orientation = orientationIn(segment.subarray(10))
      if (orientation !== 1)
        parts.push(informationSegment(joinParts([bytesOf(exif), orientationOnly(orientation)])))
    } else if (marker === 0xe1 && !isAi && isAiSegment(segment)) {
      isAi = true
      parts.push(informationSegment(aiPacket(xmpPrefix)))
    } else if (isDrawn(marker, segment)) parts.push(withoutPreview(marker, segment))
    at = end
    if (marker !== 0xda) continue
    hasPixels = true
    at = endOfScan(bytes, end)
    parts.push(bytes.subarray(end, at))
  }
  // Decoders show what has no end, as where a transfer broke off.
  return hasPixels ? finish() : null

  function finish(): Stripped {
    return {
      bytes: joinParts([...parts, endOfImage]),
      orientation: orientation ?? 1,
      isAnimated: false,
      ...(isAi && { isAi }),
    }
  }
}

/** Frames, tables, scans and what applications add. */
function isSegment(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf) || marker >= 0xda
}

/** Whether drawing needs a segment: of those of applications the density, the colour profile and Adobe's colour transform. */
function isDrawn(marker: number, segment: Uint8Array): boolean {
  if (marker < 0xe0) return true
  if (marker === 0xe0) return segment.length >= 18 && nameAt(segment, 4, 5) === 'JFIF\0'
  if (marker === 0xe2) return nameAt(segment, 4, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && nameAt(segment, 4, 5) === 'Adobe'
}

/** The density may have a small preview of the picture behind it. */
function withoutPreview(marker: number, segment: Uint8Array): Uint8Array {
  if (marker !== 0xe0) return segment
  const bare = segment.slice(0, 18)
  bare.set([0, 16], 2)
  bare.set([0, 0], 16)
  return bare
}

function isAiSegment(segment: Uint8Array): boolean {
  const { length } = xmpPrefix
  return nameAt(segment, 4, length) === xmpPrefix && saysAi(segment.subarray(4 + length))
}

/** A segment of an application with what it has to say, of at most 65,533 bytes. */
export function informationSegment(content: Uint8Array): Uint8Array {
  const length = content.length + 2
  return joinParts([Uint8Array.from([0xff, 0xe1, length >> 8, length & 0xff]), content])
}

/** Where the next marker begins: FF and 0 are a pixel's FF, and markers of restarts belong to the scan. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    const isPixels = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isPixels) return at
  }
  return bytes.length
}
