/**
 * Writes images of one symbol as an .ico file. `size` is the width and height in pixels, at most 256. Each
 * image is stored as PNG, which every browser since 2008 reads.
 */
export function toIco(
  pictures: readonly { readonly size: number; readonly png: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const headLength = 6 + pictures.length * 16
  const length = pictures.reduce((sum, { png }) => sum + png.length, headLength)
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, pictures.length, true)
  let at = headLength
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = 6 + i * 16
    // The format stores 256 as 0.
    bytes[entry] = size % 256
    bytes[entry + 1] = size % 256
    view.setUint16(entry + 4, 1, true)
    view.setUint16(entry + 6, 32, true)
    view.setUint32(entry + 8, png.length, true)
    view.setUint32(entry + 12, at, true)
    bytes.set(png, at)
    at += png.length
  }
  return bytes
}
