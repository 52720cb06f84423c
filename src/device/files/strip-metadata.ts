/**
 * Removes metadata (location, time, device) from a JPEG or PNG without changing a pixel; colour profiles stay. Null where
 * the picture has to be drawn again: EXIF rotates it, or the format is not read here.
 */
export function stripMetadata(bytes: Uint8Array, type: string): Uint8Array<ArrayBuffer> | null {
  if (type === 'image/jpeg') return stripJpeg(bytes)
  if (type === 'image/png') return stripPng(bytes)
  return null
}

/** Segments: FF, marker, length of two bytes that counts itself; pixels follow from SOS on. */
function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xda) return join([...parts, bytes.subarray(at)])
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (length < 2) return null
    const segment = bytes.subarray(at, at + 2 + length)
    if (marker === 0xe1 && orientationOf(segment) !== 1) return null
    // EXIF and XMP, Photoshop's notes, comments.
    if (marker !== 0xe1 && marker !== 0xed && marker !== 0xfe) parts.push(segment)
    at += 2 + length
  }
  return null
}

/** 1 is upright. */
function orientationOf(segment: Uint8Array): number {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  const isExif = segment.length > 20 && view.getUint32(4) === 0x45786966
  if (!isExif) return 1
  const tiff = 10
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  if (directory + 2 > segment.length) return 1
  const count = view.getUint16(directory, little)
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * 12
    if (entry + 12 > segment.length) return 1
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little) || 1
  }
  return 1
}

const pngNotes = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'])

/** Chunks: length, name, data, checksum. */
function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) return null
    if (!pngNotes.has(name)) parts.push(bytes.subarray(at, at + 12 + length))
    at += 12 + length
    if (name === 'IEND') return join(parts)
  }
  return null
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
