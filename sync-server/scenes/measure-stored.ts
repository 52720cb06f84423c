import sharp, { type Metadata } from 'sharp'
import { painted } from '#model/logo/one-colour.ts'
import { type Light, lightOf, measuredSide } from '#scene/dress/light-of.ts'
import { designProcess, Undrawable } from '#server/drawings/draw-apart.ts'
import { smallPicture } from './small-picture.ts'
import { thumbnailSide } from './thumbnail-of.ts'

/** A picture as a dress knows it, and as a thumbnail shows it. */
export interface MeasuredStored extends Light {
  readonly width: number
  readonly height: number
  /** A data URL. */
  readonly address: string
}

/** In pixels, of drawings, which say little of their size. */
const vectorSide = 800
const mostPixels = 100_000_000
const box = { width: thumbnailSide, height: thumbnailSide }

/** Rejects where it cannot be decoded, with `Undrawable` where that shows at its beginning. `owner`: as for `designProcess`. */
export async function measureStored(bytes: Uint8Array, owner: string): Promise<MeasuredStored> {
  const { format } = await headOf(bytes)
  const drawn =
    format === 'svg'
      ? await designProcess.run(owner, 'draw', {
          bytes,
          box: { width: vectorSide, height: vectorSide, isFilled: true },
        })
      : bytes
  const { autoOrient } = await sharp(drawn, { limitInputPixels: mostPixels }).metadata()
  const { width, height } = autoOrient
  return { width, height, ...(await measure(drawn)), address: await smallPicture(bytes, box, owner) }
}

async function headOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes).metadata()
  } catch (cause) {
    throw new Undrawable(String(cause), false)
  }
}

/** Addresses of a logo in black and in white; none where it has no honest form in one colour. */
export async function tonesOf(bytes: Uint8Array, owner: string) {
  const { form, width, height } = await designProcess.run(owner, 'one colour', {
    bytes,
    box: { ...box, isFilled: true },
  })
  if (form.kind !== 'form') return []
  const paint = async (tone: 'dark' | 'light', grey: number) => {
    const raw = { width, height, channels: 4 } as const
    const png = await sharp(painted(form.opacity, [grey, grey, grey]), { raw })
      .png()
      .toBuffer()
    return { tone, address: `data:image/png;base64,${png.toString('base64')}` }
  }
  return Promise.all([paint('dark', 0), paint('light', 255)])
}

async function measure(bytes: Uint8Array): Promise<Light> {
  const pixels = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: measuredSide, height: measuredSide, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  return lightOf(pixels)
}
