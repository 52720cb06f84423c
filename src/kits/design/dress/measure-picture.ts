import { type Light, lightOf, measuredSide } from '#scene/dress/light-of.ts'

/** What a picture is like: its size, and how light it is. */
export interface MeasuredPicture extends Light {
  readonly width: number
  readonly height: number
  /** The same picture at most `longestOnScreen` px long, for screens. */
  readonly small: Blob
}

/** A large page beside a form, on a screen with two pixels to the px. */
const longestOnScreen = 1_600
/** A vector says little of its size: it is drawn so large. */
const vectorSide = 800

/** Measures a picture that the browser can decode. Rejects where it cannot. */
export async function measurePicture(blob: Blob): Promise<MeasuredPicture> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const isVector = blob.type === 'image/svg+xml'
    const width = picture.naturalWidth || vectorSide
    const height = picture.naturalHeight || vectorSide
    const isLarge = !isVector && Math.max(width, height) > longestOnScreen
    return {
      width,
      height,
      ...lightOf(pixelsOf(drawn(picture, measuredSide, measuredSide))),
      small: isLarge ? await smaller(picture, blob.type) : blob,
    }
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawn(picture: HTMLImageElement, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

function smaller(picture: HTMLImageElement, type: string): Promise<Blob> {
  const scale = longestOnScreen / Math.max(picture.naturalWidth, picture.naturalHeight)
  const canvas = drawn(
    picture,
    Math.round(picture.naturalWidth * scale),
    Math.round(picture.naturalHeight * scale),
  )
  return canvas.convertToBlob({ type: type === 'image/jpeg' ? type : 'image/webp', quality: 0.85 })
}

function pixelsOf(canvas: OffscreenCanvas): Uint8ClampedArray {
  return (
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
  )
}
