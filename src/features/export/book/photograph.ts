import { jpegFactsOf, jpegPage } from '#engine/pdf/jpeg-page.ts'
import type { BookImage } from './book.ts'

/** In pixels: a photograph across an A4 page has 300 of them to the inch. */
const longestSide = 2560
/** A photograph of many shares its page with at least four others. */
const longestOfMany = 1800
const many = 13
/** In bytes: a JPEG above this size is drawn again, even if it has no more pixels than it needs. */
const largest = 1_500_000

/** A photograph with the pixels that print needs. Rejects where it cannot be decoded. */
export async function readPhotograph(blob: Blob, count: number): Promise<BookImage> {
  const side = count < many ? longestSide : longestOfMany
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return asItIs(bytes, side) ?? (await drawnAgain(blob, side))
}

/** A JPEG as the typesetter takes it, not decoded. Null for one that has to be drawn again. */
export function asItIs(jpeg: Uint8Array, side = longestSide): BookImage | null {
  const facts = jpegFactsOf(jpeg)
  if (!facts || Math.max(facts.width, facts.height) > side || jpeg.length > largest) return null
  return { bytes: jpegPage(jpeg, facts), type: 'application/pdf', ratio: facts.width / facts.height }
}

async function drawnAgain(blob: Blob, side: number): Promise<BookImage> {
  const picture = await createImageBitmap(blob)
  try {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    )
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('there is no canvas')
    context.imageSmoothingQuality = 'high'
    // Paper shows through what is transparent.
    context.fillStyle = '#FFFFFF'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 })
    const image = asItIs(new Uint8Array(await jpeg.arrayBuffer()), Number.POSITIVE_INFINITY)
    if (!image) throw new Error('the picture cannot be drawn')
    return image
  } finally {
    picture.close()
  }
}
