import sharp, { type Sharp } from 'sharp'
import { type OneColour, oneColourOf } from '#model/logo/one-colour.ts'

/** In pixels. A drawing is rendered at the size that it gets, instead of being enlarged or made smaller afterwards. */
export interface Box {
  readonly width: number
  /** Absent: as high as the width makes it. */
  readonly height?: number
  /** Whether a drawing that is smaller is drawn as large as the box; pixels are never enlarged. */
  readonly isFilled: boolean
}

export interface DrawRequest {
  readonly bytes: Uint8Array
  readonly box: Box
}

export interface OneColourPicture {
  readonly form: OneColour
  readonly width: number
  readonly height: number
}

/** A picture inside a box, upright, as PNG. Rejects where it cannot be decoded. */
export async function drawPicture({ bytes, box }: DrawRequest): Promise<Buffer> {
  return (await fitted(bytes, box, mostPixels)).png({ compressionLevel: 3 }).toBuffer()
}

/** The one-colour form of a picture inside a box. Rejects where it cannot be decoded. */
export async function drawOneColour({ bytes, box }: DrawRequest): Promise<OneColourPicture> {
  const { data, info } = await (await fitted(bytes, box, mostLogoPixels))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { form: oneColourOf({ data: new Uint8ClampedArray(data), width, height }), width, height }
}

async function fitted(bytes: Uint8Array, box: Box, limitInputPixels: number): Promise<Sharp> {
  const limit = { limitInputPixels }
  const { format, width, height } = await sharp(bytes, limit).metadata()
  const isDrawing = format === 'svg'
  const scale = Math.min(box.width / width, (box.height ?? Number.POSITIVE_INFINITY) / height)
  const density = isDrawing
    ? Math.min(20_000, Math.max(1, 72 * (box.isFilled ? scale : Math.min(1, scale))))
    : 72
  return sharp(bytes, { ...limit, density })
    .autoOrient()
    .resize({
      width: box.width,
      ...(box.height !== undefined && { height: box.height }),
      fit: 'inside',
      withoutEnlargement: !(isDrawing && box.isFilled),
    })
}

/** As many as an upload may have. */
const mostPixels = 100_000_000
/** Finding a form is no reason to decode a larger one. */
const mostLogoPixels = 25_000_000
