import { type OneColourPixels, oneColourOn } from './one-colour-canvas.ts'

export type DrawnOneColour =
  | { readonly kind: 'form'; readonly black: Blob; readonly white: Blob }
  | Exclude<OneColourPixels, { readonly kind: 'form' }>

/** Finding the parts of a logo keeps the page busy for its whole area. */
const mostPixels = 2_000_000

/**
 * A logo in black and in white alone as PNGs, `longest` pixels at its longest side; smaller ones are enlarged only where
 * `isEnlarged` says so. Rejects where it cannot be decoded or drawn.
 */
export async function oneColourPng(
  url: string,
  { longest, isEnlarged }: { readonly longest: number; readonly isEnlarged: boolean },
): Promise<DrawnOneColour> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const [ownWidth, ownHeight] = [picture.naturalWidth || 300, picture.naturalHeight || 300]
  const scale = Math.min(
    isEnlarged ? Number.POSITIVE_INFINITY : 1,
    longest / Math.max(ownWidth, ownHeight),
    Math.sqrt(mostPixels / (ownWidth * ownHeight)),
  )
  const width = Math.max(1, Math.round(ownWidth * scale))
  const height = Math.max(1, Math.round(ownHeight * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const result = oneColourOn(context)
  if (result.kind !== 'form') return result
  const paint = (colour: readonly [number, number, number]) => {
    context.putImageData(result.pixelsIn(colour), 0, 0)
    return canvas.convertToBlob({ type: 'image/png' })
  }
  return { kind: 'form', black: await paint([0, 0, 0]), white: await paint([255, 255, 255]) }
}
