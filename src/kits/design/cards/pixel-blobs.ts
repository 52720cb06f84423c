import type { Dress } from '#scene/dress/dress.ts'
import type { PictureBytes } from '../dress/dress-pictures.ts'
import { decodePicture } from '../export/decode-picture.ts'

type Bytes = ReadonlyMap<string, PictureBytes>
type Blobs = ReadonlyMap<string, Blob>

/** In pixels, the longest side of what is drawn of a vector. */
const longest = 800

const made = new WeakMap<Bytes, Promise<Blobs>>()

/** The pictures of a dress as a worker can decode them: drawings as pixels. What cannot be drawn is left out. */
export function pixelBlobs(dress: Dress, bytes: Bytes): Promise<Blobs> {
  const known = made.get(bytes) ?? makeBlobs(dress, bytes)
  made.set(bytes, known)
  return known
}

async function makeBlobs(dress: Dress, bytes: Bytes): Promise<Blobs> {
  const sizes = new Map([...dress.logos, ...dress.photos].map((picture) => [picture.key, picture]))
  const all = await Promise.all(
    Array.from(bytes, async ([key, { screen }]) => {
      if (screen.type !== 'image/svg+xml') return [[key, screen] as const]
      const { width, height } = sizes.get(key) ?? { width: 1, height: 1 }
      const pixels = await drawn(screen, width / height).catch(() => null)
      return pixels ? [[key, pixels] as const] : []
    }),
  )
  return new Map(all.flat())
}

async function drawn(svg: Blob, ratio: number): Promise<Blob> {
  const bitmap = await decodePicture(svg, {
    width: Math.max(1, Math.round(Math.min(longest, longest * ratio))),
    height: Math.max(1, Math.round(Math.min(longest, longest / ratio))),
  })
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    bitmap.close()
  }
}
