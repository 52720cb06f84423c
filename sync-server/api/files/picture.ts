import sharp from 'sharp'
import { imageMaxBytes, type imageTypes, portraitSide } from '#contract/file.ts'
import { beginsAsDrawing } from '#model/drawings/encoding.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { stripMetadata } from '#model/pictures/strip-metadata.ts'
import { textOf } from '#server/drawings/text-of.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooLarge } from '#server/http/upload-faults.ts'
import { wrongFile } from './content/wrong-file.ts'
import { placeOfEnd } from './content/zip-container.ts'
import { decodeInTurn } from './decoding.ts'
import { takeDrawing } from './drawing.ts'

export interface Picture {
  readonly type: (typeof imageTypes)[number]
  /** What may be stored: without metadata, of a drawing the cleaned one. The given ones where they had nothing else. */
  readonly bytes: Buffer
  readonly width: number | null
  readonly height: number | null
  /** Its metadata say that a model made it; that stays in its bytes. */
  readonly isAi: boolean
}

export const mostPixels = 100_000_000
/** Of all frames together. An animation of more is shown as its first frame where it is resized. */
const mostAnimatedPixels = 25_000_000
const formats = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' } as const

/**
 * Reads a picture by its bytes, not by its name. `owner` as for `decodeInTurn`. Rejects with a refusal where it is no picture,
 * damaged or harmful.
 */
export async function readPicture(bytes: Buffer, owner: string): Promise<Picture> {
  const format = formatOf(bytes)
  if (format === 'svg') return readSvg(bytes, owner)
  if (format === null) throw wrongFile('UNSUPPORTED_TYPE')
  if (placeOfEnd(bytes) !== null) throw wrongFile('DAMAGED_FILE')
  try {
    const { width, height, pages = 1, autoOrient, format: found } = await pixelsOf(bytes).metadata()
    if (found !== format) throw new Error(`the bytes are ${found}, not ${format}`)
    // Decoded once, because a valid header proves nothing about the rest.
    await decodeInTurn(owner, width * height, () =>
      pixelsOf(bytes).resize(16, 16, { fit: 'inside' }).raw().toBuffer(),
    )
    const { bytes: stripped, isAi = false } = stripMetadata(bytes, formats[format]) ?? {}
    return {
      type: formats[format],
      bytes: stripped
        ? whereOther(bytes, Buffer.from(stripped.buffer, stripped.byteOffset, stripped.length))
        : await redraw(bytes, { format, owner, pixels: width * height, pages }),
      width: autoOrient.width ?? width,
      height: autoOrient.height ?? height,
      isAi,
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    const isHuge = cause instanceof Error && /pixel limit/.test(cause.message)
    throw wrongFile(isHuge ? 'TOO_MANY_PIXELS' : 'DAMAGED_PICTURE', cause)
  }
}

/**
 * Resizes to at most `width` pixels, applies the orientation and removes metadata. Animations stay animated, but for very
 * long ones. `owner` as for `decodeInTurn`. Returns WebP.
 */
export async function shrinkPicture(bytes: Buffer, width: number, owner: string): Promise<Buffer> {
  const { width: ownWidth, height, pages = 1 } = await pixelsOf(bytes).metadata()
  const animated = ownWidth * height * pages <= mostAnimatedPixels
  return decodeInTurn(owner, ownWidth * height * (animated ? pages : 1), () =>
    sharp(bytes, { limitInputPixels: mostPixels, animated })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer(),
  )
}

/**
 * A small square profile picture of `side` pixels: not animated, with the orientation applied and without metadata. `owner`
 * as for `decodeInTurn`. Returns WebP.
 */
export async function cutPortrait(bytes: Buffer, owner: string, side = portraitSide): Promise<Buffer> {
  const { width, height } = await pixelsOf(bytes).metadata()
  return decodeInTurn(owner, width * height, () =>
    pixelsOf(bytes)
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}

/** Larger ones are none that a model makes for us. */
const mostMadePixels = 40_000_000

/**
 * A picture of a model as a JPEG on white that says so in its metadata, and nothing else. `owner` as for `decodeInTurn`. Rejects as
 * `readPicture`.
 */
export async function markAsMade(bytes: Buffer, owner: string): Promise<Picture> {
  if (!isRaster(bytes)) throw wrongFile('UNSUPPORTED_TYPE')
  const options = { limitInputPixels: mostMadePixels, failOn: 'error' } as const
  try {
    const { width, height } = await sharp(bytes, options).metadata()
    const marked = await decodeInTurn(owner, width * height, () =>
      sharp(bytes, options)
        .autoOrient()
        .flatten({ background: '#FFFFFF' })
        .toColourspace('srgb')
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .withXmp(aiXmp)
        .toBuffer(),
    )
    if (marked.length > imageMaxBytes.DRIVE) throw tooLarge(imageMaxBytes.DRIVE)
    return await readPicture(marked, owner)
  } catch (cause) {
    throw cause instanceof Refusal ? cause : wrongFile('DAMAGED_PICTURE', cause)
  }
}

function whereOther(given: Buffer, stripped: Buffer): Buffer {
  return given.equals(stripped) ? given : stripped
}

interface Drawn {
  readonly format: keyof typeof formats
  readonly owner: string
  /** Of one frame. */
  readonly pixels: number
  readonly pages: number
}

/** Writes a picture anew that decoders read, but that is not built as its format says, so that only its pixels stay. */
function redraw(bytes: Buffer, { format, owner, pixels, pages }: Drawn): Promise<Buffer> {
  const animated = pixels * pages <= mostAnimatedPixels
  return decodeInTurn(owner, pixels * (animated ? pages : 1), () =>
    sharp(bytes, { limitInputPixels: mostPixels, animated })
      .autoOrient()
      .keepIccProfile()
      .toFormat(format, { quality: 95 })
      .toBuffer(),
  )
}

function pixelsOf(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
}

async function readSvg(bytes: Buffer, owner: string): Promise<Picture> {
  // Protects the XML parser from huge inputs; no real drawing has more.
  if (bytes.length > imageMaxBytes.LOGO) throw tooLarge(imageMaxBytes.LOGO)
  const { svg, width, height } = await takeDrawing(bytes, owner)
  return { type: 'image/svg+xml', bytes: Buffer.from(svg), width, height, isAi: false }
}

/** By the first 512 bytes. Of a drawing more bytes decide, see `isPicture`. */
export function maybePicture(head: Buffer): boolean {
  return rasterOf(head) !== null || drawingBegin.test(textOf(head) ?? '')
}

export function isPicture(bytes: Buffer): boolean {
  return formatOf(bytes) !== null
}

export function isRaster(bytes: Buffer): boolean {
  return rasterOf(bytes) !== null
}

const drawingBegin = /^\uFEFF?\s*<(\?xml|!DOCTYPE\s+svg|!--|([\w.-]+:)?svg[\s>/:])/i
/** A drawing may begin with a long document type or comment. */
const drawingHead = 64 * 1024

function formatOf(bytes: Buffer): keyof typeof formats | 'svg' | null {
  return rasterOf(bytes) ?? (beginsAsDrawing(textOf(bytes.subarray(0, drawingHead)) ?? '') ? 'svg' : null)
}

function rasterOf(bytes: Buffer): keyof typeof formats | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))) return 'gif'
  return /^RIFF....WEBP/s.test(bytes.subarray(0, 12).toString('latin1')) ? 'webp' : null
}
