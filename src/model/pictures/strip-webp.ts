import { aiPacket, saysAi } from './ai-mark.ts'
import { orientationIn, orientationOnly } from './exif-orientation.ts'
import { bytesOf, joinParts, nameAt, type Stripped, viewOf } from './stripped.ts'

interface Chunk {
  readonly name: string
  readonly data: Uint8Array
}

const flags = { profile: 0x20, exif: 0x08, xmp: 0x04, animation: 0x02 } as const
const pixels = new Set(['VP8 ', 'VP8L'])
const exifPrefix = 'Exif\0\0'

/** RIFF with the length of all chunks; a chunk has a name, a length, data, and a byte more where the length is odd. */
export function stripWebp(bytes: Uint8Array): Stripped | null {
  if (bytes.length < 12) return null
  const end = Math.min(bytes.length, 8 + viewOf(bytes).getUint32(4, true))
  const chunks = chunksIn(bytes.subarray(12, end))
  const [first] = chunks ?? []
  if (!chunks || !first) return null
  if (first.name !== 'VP8X') return ofStill(chunks.slice(0, 1))
  return first.data.length < 10 ? null : ofExtended(first.data, chunks)
}

function ofStill(chunks: readonly Chunk[]): Stripped | null {
  if (!chunks.some(({ name }) => pixels.has(name))) return null
  return { bytes: riffOf(chunks), orientation: 1, isAnimated: false }
}

function ofExtended(header: Uint8Array, chunks: readonly Chunk[]): Stripped | null {
  const said = header[0] ?? 0
  const isAnimated = (said & flags.animation) !== 0
  const drawn = isAnimated ? framesIn(chunks) : pictureIn(chunks)
  if (!drawn) return null
  const told = said & flags.exif ? firstOf(chunks, 'EXIF') : []
  const { orientation, note } = orientationOf(told[0]?.data)
  const isAi = (said & flags.xmp) !== 0 && firstOf(chunks, 'XMP ').some(({ data }) => saysAi(data))
  const changed = header.slice()
  changed[0] = (said & ~(flags.exif | flags.xmp)) | (note ? flags.exif : 0) | (isAi ? flags.xmp : 0)
  const written = [
    { name: 'VP8X', data: changed },
    ...(said & flags.profile ? firstOf(chunks, 'ICCP') : []),
    ...drawn,
    ...(note ? [{ name: 'EXIF', data: note }] : []),
    ...(isAi ? [{ name: 'XMP ', data: aiPacket('') }] : []),
  ]
  return { bytes: riffOf(written), orientation, isAnimated, ...(isAi && { isAi }) }
}

/** Pixels, and their transparency where they do not contain it. Nothing draws a second one of either. */
function pictureIn(chunks: readonly Chunk[]): Chunk[] | null {
  const picture = chunks.find(({ name }) => pixels.has(name))
  if (!picture) return null
  return picture.name === 'VP8 ' ? [...firstOf(chunks, 'ALPH'), picture] : [picture]
}

/** A frame: place, size and time in 16 bytes, then chunks. */
function framesIn(chunks: readonly Chunk[]): Chunk[] | null {
  const frames: Chunk[] = []
  for (const { name, data } of chunks) {
    if (name !== 'ANMF') continue
    const picture = pictureIn(chunksIn(data.subarray(16)) ?? [])
    if (!picture) return null
    frames.push({ name, data: joinParts([data.subarray(0, 16), ...picture.map(bytesOfChunk)]) })
  }
  return frames.length > 0 ? [...firstOf(chunks, 'ANIM'), ...frames] : null
}

/** Some writers put the prefix that JPEG has before it, and readers are used to either. */
function orientationOf(exif: Uint8Array | undefined): { orientation: number; note: Uint8Array | null } {
  const isPrefixed = exif !== undefined && nameAt(exif, 0, 6) === exifPrefix
  const orientation = exif ? orientationIn(isPrefixed ? exif.subarray(6) : exif) : 1
  if (orientation === 1) return { orientation, note: null }
  const only = orientationOnly(orientation)
  return { orientation, note: isPrefixed ? joinParts([bytesOf(exifPrefix), only]) : only }
}

function firstOf(chunks: readonly Chunk[], wanted: string): Chunk[] {
  return chunks.filter(({ name }) => name === wanted).slice(0, 1)
}

/** Null where one is cut. */
function chunksIn(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length
    if (end > bytes.length) return null
    chunks.push({ name: nameAt(bytes, at, 4), data: bytes.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}

function bytesOfChunk({ name, data }: Chunk): Uint8Array {
  return joinParts([bytesOf(name), littleEndian(data.length), data, new Uint8Array(data.length % 2)])
}

function riffOf(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const content = joinParts([bytesOf('WEBP'), ...chunks.map(bytesOfChunk)])
  return joinParts([bytesOf('RIFF'), littleEndian(content.length), content])
}

function littleEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value, true)
  return bytes
}
