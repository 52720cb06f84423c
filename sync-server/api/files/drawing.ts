import sharp from 'sharp'
import { cleanDrawing } from '#model/drawings/clean-drawing.ts'
import { comparedSide, isBlank, lookDifferent } from '#model/drawings/compare-pictures.ts'
import { encodingOf } from '#model/drawings/encoding.ts'
import { refusedDrawing, wrongFile } from './content/wrong-file.ts'
import { decodeInTurn } from './decoding.ts'

export interface Drawing {
  readonly svg: string
  readonly width: number | null
  readonly height: number | null
}

/** A drawing as it may be stored; null where nothing of it can be. */
export function readDrawing(text: string): Drawing | null {
  const cleaned = cleanDrawing(text)
  return cleaned.ok ? cleaned : null
}

/**
 * A drawing as it may be stored. Rejects with what cannot be kept of it where that is seen: the device asks a person first, so a
 * drawing that comes from it loses nothing here. `owner` as for `decodeInTurn`.
 */
export async function takeDrawing(bytes: Buffer, owner: string): Promise<Drawing> {
  const text = textOf(bytes)
  if (text === null) throw wrongFile('DAMAGED_PICTURE')
  const cleaned = cleanDrawing(text)
  if (!cleaned.ok) {
    if (cleaned.problem === 'broken') throw wrongFile('DAMAGED_PICTURE')
    if (cleaned.problem === 'tooComplex') throw wrongFile('TOO_COMPLEX_DRAWING')
    throw refusedDrawing([cleaned.part ?? 'svg'])
  }
  const { svg, removed, isMissed } = cleaned
  if (isMissed) throw refusedDrawing(removed)
  if (removed.length > 0 && (await isSeen(text, svg, owner))) throw refusedDrawing(removed)
  return cleaned
}

/** Also of the first bytes of a file; null where its encoding is unknown. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes)
  } catch {
    return null
  }
}

/** Whether the cleaned drawing looks different; what cannot be drawn before it is cleaned cannot be compared. */
async function isSeen(before: string, after: string, owner: string): Promise<boolean> {
  const pictures = await decodeInTurn(owner, 0, () =>
    Promise.all([drawn(before.replace(/^\s*<\?xml[^>]*>/, '')), drawn(after)]),
  )
  const [first, second] = pictures
  if (!first || isBlank(first)) return false
  return !second || lookDifferent(first, second)
}

/** Nothing is loaded: a drawing in memory has no address that others could stand beside. */
async function drawn(svg: string): Promise<Buffer | null> {
  try {
    return await sharp(Buffer.from(svg), { limitInputPixels: mostPixels, failOn: 'none' })
      .resize(comparedSide, comparedSide, { fit: 'fill' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  } catch {
    // It says a size that is too large, or is written as this renderer does not read it.
    return null
  }
}

const mostPixels = 25_000_000
