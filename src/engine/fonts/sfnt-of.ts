import { unzlibSync } from 'fflate'

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/) to the sfnt inside it: the same tables, decompressed once instead
 * of for every glyph. Any other font is returned as it is.
 */
export function sfntOf(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  if (font.byteLength < 44 || view.getUint32(0) !== 0x774f4646) return font
  const count = view.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)]
    const stored = font.subarray(offset, offset + packed)
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      bytes: packed < length ? unzlibSync(stored, { out: new Uint8Array(length) }) : stored,
    }
  })
  const header = 12 + count * 16
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), header)
  const made = new Uint8Array(size)
  const out = new DataView(made.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, power * 16)
  out.setUint16(8, Math.log2(power))
  out.setUint16(10, (count - power) * 16)
  let offset = header
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = 12 + index * 16
    out.setUint32(at, tag)
    out.setUint32(at + 4, checksum)
    out.setUint32(at + 8, offset)
    out.setUint32(at + 12, bytes.length)
    made.set(bytes, offset)
    offset += padded(bytes.length)
  })
  return made
}

function padded(length: number): number {
  return (length + 3) & ~3
}
