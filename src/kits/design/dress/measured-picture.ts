/** What a picture is like: its size, and how light it is. */
export interface MeasuredPicture {
  readonly width: number
  readonly height: number
  /** Mean luma (0 to 255) of 16 × 16 cells, row by row. */
  readonly luma: readonly number[]
  /** Mean relative luminance of what is opaque, 0 to 1. */
  readonly luminance: number
  /** The same picture at most `longestOnScreen` px long, for screens. */
  readonly small: Blob
}

const cells = 16
/** Four samples each way for a cell. */
const side = cells * 4
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
      ...lightOf(drawn(picture, side, side)),
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

/** Clear pixels count as white in the cells: a picture with clear parts lies on paper. */
function lightOf(canvas: OffscreenCanvas): Pick<MeasuredPicture, 'luma' | 'luminance'> {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray()
  const sums = new Array<number>(cells * cells).fill(0)
  let [light, opaque] = [0, 0]
  for (let at = 0; at < side * side; at++) {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((part) => pixels[at * 4 + part] ?? 0) as [
      number,
      number,
      number,
      number,
    ]
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const share = alpha / 255
    const cell = Math.floor(at / side / 4) * cells + Math.floor((at % side) / 4)
    sums[cell] = (sums[cell] ?? 0) + luma * share + 255 * (1 - share)
    light += linear(luma) * share
    opaque += share
  }
  return { luma: sums.map((sum) => sum / 16), luminance: opaque > 0 ? light / opaque : 1 }
}

function linear(luma: number): number {
  const part = luma / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
