import { oneColourOn } from '#kits/logo/one-colour-canvas.ts'
import { groundFor, type PlateGround } from '#model/logo/ground.ts'
import type { BookImage } from './book.ts'

/** In pixels: a logo half across a page has 300 of them to the inch. */
const longestSide = 1200

const white = [255, 255, 255] as const
const ink = [27, 30, 36] as const

/**
 * A logo as PNG, or as the vector that it is, if it holds nothing but shapes; for grounds also in one colour, from
 * `variant` where the brand has one of the same layout. Rejects where it cannot be decoded.
 */
export async function readLogo(
  blob: Blob,
  wanted: { readonly inOneColour: boolean; readonly variant?: Blob | null },
): Promise<BookImage> {
  const picture = await decoded(blob)
  const shapes = await shapesOf(blob)
  const isVector = blob.type === 'image/svg+xml'
  const canvas = drawn(picture, isVector)
  const image: BookImage = {
    bytes: shapes ?? (await pngOf(canvas)),
    type: shapes ? 'image/svg+xml' : 'image/png',
    ratio: (picture.naturalWidth || 1) / (picture.naturalHeight || 1),
    plate: groundOf(canvas),
  }
  if (!wanted.inOneColour) return image
  const made = wanted.variant && (await onGroundsOf(wanted.variant, image.ratio))
  return { ...image, ...(made ?? (await onGrounds(canvas))) }
}

/** The one-colour form of a variant; null where it has none, another layout, or cannot be decoded. */
async function onGroundsOf(variant: Blob, ratio: number): Promise<Partial<BookImage> | null> {
  const picture = await decoded(variant).catch(() => null)
  if (!picture || Math.abs(picture.naturalWidth / (picture.naturalHeight || 1) / ratio - 1) > 0.02)
    return null
  const made = await onGrounds(drawn(picture, variant.type === 'image/svg+xml'))
  return made.white ? made : null
}

/** The ground on which the logo is seen in its own colours. */
function groundOf(canvas: HTMLCanvasElement): PlateGround {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return pixels ? groundFor(pixels) : 'white'
}

async function onGrounds(canvas: HTMLCanvasElement): Promise<Partial<BookImage>> {
  const context = canvas.getContext('2d')
  if (!context) return {}
  const found = oneColourOn(context)
  if (found.kind === 'plate') return { plate: found.ground }
  if (found.kind === 'blank') return {}
  const paint = (colour: readonly [number, number, number]) => {
    context.putImageData(found.pixelsIn(colour), 0, 0)
    return pngOf(canvas)
  }
  return { white: await paint(white), black: await paint(ink) }
}

/** The bytes of an SVG without text, styles from elsewhere, or embedded pages: what every renderer shows alike. */
async function shapesOf(blob: Blob): Promise<Uint8Array | null> {
  if (blob.type !== 'image/svg+xml') return null
  const bytes = await bytesOf(blob)
  const isPlain = !/<(text|foreignObject|style|image|use|script)\b/i.test(new TextDecoder().decode(bytes))
  return isPlain ? bytes : null
}

async function decoded(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawn(picture: HTMLImageElement, isVector: boolean): HTMLCanvasElement {
  const [width, height] = [picture.naturalWidth || 800, picture.naturalHeight || 800]
  // The size that a vector says of itself is no measure of what it holds.
  const scale = Math.min(isVector ? Number.POSITIVE_INFINITY : 1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture cannot be drawn')
  return bytesOf(blob)
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer())
}
