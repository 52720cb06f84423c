import type { Pixels } from '#scene/back-ends/pixels-of.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { recoloured } from '../export/recoloured.ts'

/** In pixels, the longest side: a card is hardly larger. */
const longest = 800
/** Some 2 MB each. */
const most = 16

/** Decodes the pictures of a dress when a card shows them; answers null for one that cannot be decoded. */
export function createCardPictures(
  dress: Dress,
  blobs: ReadonlyMap<string, Blob>,
): (pixels: Pixels) => Promise<ImageBitmap | null> {
  const sizes = new Map([...dress.logos, ...dress.photos].map((picture) => [picture.key, picture]))
  const decoded = new Map<string, Promise<ImageBitmap | null>>()
  const decode = async ({ picture, colours }: Pixels) => {
    const blob = blobs.get(picture)
    if (!blob) return null
    const { width, height } = sizes.get(picture) ?? { width: 1, height: 1 }
    const scale = longest / Math.max(width, height)
    const small = { resizeWidth: Math.max(1, Math.round(width * scale)), resizeQuality: 'high' } as const
    const bitmap = await createImageBitmap(blob, scale < 1 ? small : {}).catch(() => null)
    return bitmap && colours ? (await recoloured(bitmap, colours)).transferToImageBitmap() : bitmap
  }
  return (pixels) => {
    const { key } = pixels
    const bitmap = decoded.get(key) ?? decode(pixels)
    decoded.delete(key)
    decoded.set(key, bitmap)
    const [oldest] = decoded.keys()
    if (decoded.size > most && oldest !== undefined) decoded.delete(oldest)
    return bitmap
  }
}
