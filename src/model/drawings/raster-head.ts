export interface Raster {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
  readonly width: number
  readonly height: number
}

/** The type and size that the head of a picture says, before it is decoded. Null where it is none of these types. */
export function rasterIn(bytes: Uint8Array): Raster | null {
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length))
  const big = (from: number) => ((bytes[from] ?? 0) << 8) | (bytes[from + 1] ?? 0)
  const little = (from: number) => (bytes[from] ?? 0) | ((bytes[from + 1] ?? 0) << 8)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n' && text(12, 4) === 'IHDR')
    return { type: 'image/png', width: big(16) * 65536 + big(18), height: big(20) * 65536 + big(22) }
  if (/^GIF8[79]a$/.test(text(0, 6))) return { type: 'image/gif', width: little(6), height: little(8) }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') {
    const size = webpSize(text(12, 4), little)
    return size && { type: 'image/webp', width: size[0], height: size[1] }
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegIn(bytes, big) : null
}

/** The size is in the segment that begins a frame, behind metadata of any length. */
function jpegIn(bytes: Uint8Array, big: (from: number) => number): Raster | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', width: big(at + 7), height: big(at + 5) }
    // Bytes that fill up to the next marker.
    at += marker === 0xff ? 1 : 2 + Math.max(2, big(at + 2))
  }
  return null
}

function webpSize(chunk: string, little: (from: number) => number): readonly [number, number] | null {
  const three = (from: number) => little(from) + (little(from + 2) & 0xff) * 65536
  const bits = little(21) + little(23) * 65536
  switch (chunk) {
    case 'VP8 ':
      return [little(26) & 0x3fff, little(28) & 0x3fff]
    case 'VP8L':
      return [(bits & 0x3fff) + 1, (Math.floor(bits / 16384) & 0x3fff) + 1]
    case 'VP8X':
      return [three(24) + 1, three(27) + 1]
    default:
      return null
  }
}
