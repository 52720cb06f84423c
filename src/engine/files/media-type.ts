import { beginsAsDrawing, encodingOf } from '#model/drawings/encoding.ts'

/** The type of a file by its first bytes; its name and the type that the system reports are not trusted. */
export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/svg+xml'
  | 'image/heic'
  | 'image/avif'
  | 'image/tiff'
  | 'application/pdf'

export const extensions: Readonly<Record<MediaType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/heic': 'heic',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
  'application/pdf': 'pdf',
}

/** How many bytes are read: an SVG may begin with a long comment. */
export const headLength = 4096

/** Null for anything that is none of these. */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const starts = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte)
  const at = (from: number, length: number) => String.fromCharCode(...head.subarray(from, from + length))
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return 'image/gif'
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') return 'image/webp'
  if (at(4, 4) === 'ftyp') return at(8, 4) === 'avif' || at(8, 4) === 'avis' ? 'image/avif' : heic(at(8, 4))
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return 'image/tiff'
  if (at(0, 5) === '%PDF-') return 'application/pdf'
  return isSvg(head) ? 'image/svg+xml' : null
}

function heic(brand: string): MediaType | null {
  return ['heic', 'heix', 'heif', 'hevc', 'hevx', 'mif1', 'msf1'].includes(brand) ? 'image/heic' : null
}

function isSvg(head: Uint8Array): boolean {
  try {
    return beginsAsDrawing(new TextDecoder(encodingOf(head)).decode(head.subarray(0, headLength)))
  } catch {
    // It declares an encoding that there is not.
    return false
  }
}
