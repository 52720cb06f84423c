import { stripGif } from './strip-gif.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'
import type { Stripped } from './stripped.ts'

const readers: Readonly<Record<string, (bytes: Uint8Array) => Stripped | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/webp': stripWebp,
}

/**
 * A picture without metadata (location, time, device, texts, previews) and without what stands behind its end. No pixel changes:
 * only the parts that drawing it needs are copied, and colour profile, orientation and animation are among them. What else stays
 * is that a model made it, as the packet `aiXmp`. Null where the format is not one of these, or its structure cannot be read: such
 * a picture has to be drawn again.
 */
export function stripMetadata(bytes: Uint8Array, type: string): Stripped | null {
  return readers[type]?.(bytes) ?? null
}
