/** Of every PNG. */
export const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Signature and header: what is before all other chunks. */
const headLength = 33

/** One chunk: length, name, data, checksum. */
export function chunkOf(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  for (let index = 0; index < 4; index++) chunk[4 + index] = name.charCodeAt(index)
  chunk.set(data, 8)
  view.setUint32(8 + data.length, checksumOf(chunk.subarray(4, 8 + data.length)))
  return chunk
}

/** The header of a picture with eight bits for each of red, green, blue and alpha. */
export function headerChunk(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  data[8] = 8
  data[9] = 6
  return chunkOf('IHDR', data)
}

/** How many pixels an inch has, which the format stores by the metre. */
export function densityChunk(perInch: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9)
  const view = new DataView(data.buffer)
  const perMetre = Math.round(perInch / 0.0254)
  view.setUint32(0, perMetre)
  view.setUint32(4, perMetre)
  data[8] = 1
  return chunkOf('pHYs', data)
}

/** A PNG that has no density yet, with one. */
export function withDensity(png: Blob, perInch: number): Blob {
  return new Blob([png.slice(0, headLength), densityChunk(perInch), png.slice(headLength)], {
    type: 'image/png',
  })
}

/** CRC-32 of ISO 3309. */
function checksumOf(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
