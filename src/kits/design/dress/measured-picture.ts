import { luminanceOfRgb } from '#model/colour/contrast.ts'
import { fromLinear } from '#model/colour/oklab.ts'

/** What a picture is like: its size, and how light it is. */
export interface MeasuredPicture {
  readonly width: number
  readonly height: number
  /** Of 16 × 16 cells, row by row: the grey of their mean luminance (0 to 255), how much it varies, and how much is opaque. */
  readonly luma: readonly number[]
  readonly spread: readonly number[]
  readonly cover: readonly number[]
  /** Mean relative luminance of what is opaque, 0 to 1. */
  readonly luminance: number
  /** The same picture at most `longestOnScreen` px long, for screens. */
  readonly small: Blob
}

const cells = 16
/** For a cell, each way. */
const samples = 4
const side = cells * samples
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

type Light = Pick<MeasuredPicture, 'luma' | 'spread' | 'cover' | 'luminance'>

function lightOf(canvas: OffscreenCanvas): Light {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray()
  const greys: number[][] = Array.from({ length: cells * cells }, () => [])
  const cover = new Array<number>(cells * cells).fill(0)
  let [light, opaque] = [0, 0]
  for (let at = 0; at < side * side; at++) {
    const cell = Math.floor(at / side / samples) * cells + Math.floor((at % side) / samples)
    const share = (pixels[at * 4 + 3] ?? 0) / 255
    cover[cell] = (cover[cell] ?? 0) + share / samples ** 2
    if (share === 0) continue
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4)
    const luminance = luminanceOfRgb([red, green, blue])
    greys[cell]?.push(luminance)
    light += luminance * share
    opaque += share
  }
  const means = greys.map(meanOf)
  return {
    luma: means.map(fromLinear),
    spread: greys.map((all, cell) => deviationOf(all.map(fromLinear), fromLinear(means[cell] ?? 1))),
    cover,
    luminance: opaque > 0 ? light / opaque : 1,
  }
}

/** Where nothing is opaque, the paper below counts. */
function meanOf(luminances: readonly number[]): number {
  return luminances.length === 0 ? 1 : luminances.reduce((sum, one) => sum + one, 0) / luminances.length
}

function deviationOf(greys: readonly number[], mean: number): number {
  return greys.length === 0
    ? 0
    : Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length)
}
