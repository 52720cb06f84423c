import sharp from 'sharp'
import { cleanDrawing } from '#model/drawings/clean-drawing.ts'
import { comparedSide, isBlank, lookDifferent } from '#model/drawings/compare-pictures.ts'
import { drawingLimits } from '#model/drawings/drawing-limits.ts'
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
  const { removed, isMissed } = cleaned
  if (isMissed) throw refusedDrawing(removed)
  if (removed.length > 0 && (await isSeen(cleaned, owner))) throw refusedDrawing(removed)
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

/**
 * Whether the cleaned drawing looks different. The uploaded file itself is never drawn: nothing in it is bounded, and the
 * renderer cannot be stopped. What cannot be compared may have been seen.
 */
async function isSeen({ svg, before, drawn: count, ...size }: Cleaned, owner: string): Promise<boolean> {
  // A script, or an address that the renderer would not have followed either.
  if (before === null || before === svg) return false
  if (count > drawingLimits.compared) throw wrongFile('TOO_COMPLEX_DRAWING')
  const [first, second] = await decodeInTurn(owner, 0, () =>
    Promise.all([drawn(sized(before, size)), drawn(sized(svg, size))]),
  )
  if (!first || !second || isBlank(first)) return true
  return lookDifferent(first, second)
}

type Cleaned = Extract<ReturnType<typeof cleanDrawing>, { ok: true }>

/** In a small size, so that neither its own size nor its filters cost more pixels; of what `cleanDrawing` wrote alone. */
function sized(svg: string, { width, height }: Pick<Drawing, 'width' | 'height'>): string {
  if (width === null || height === null) return svg
  const scale = Math.min(1, renderedSide / Math.max(width, height))
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  return svg.replace(/^<svg[^>]*>/, (root) => {
    const box = / viewBox="/.test(root) ? '' : ` viewBox="0 0 ${width} ${height}"`
    const rest = root.slice(4).replace(/ (?:width|height)="[^"]*"/g, '')
    return `<svg width="${size[0]}" height="${size[1]}"${box}${rest}`
  })
}

/** Nothing is loaded: a drawing in memory has no address that others could stand beside. */
async function drawn(svg: string): Promise<Buffer | null> {
  try {
    return await sharp(Buffer.from(svg), { limitInputPixels: mostPixels, failOn: 'none' })
      .timeout({ seconds: 5 })
      .resize(comparedSide, comparedSide, { fit: 'fill' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('timeout'))
      throw wrongFile('TOO_COMPLEX_DRAWING', cause)
    // Its style says a size that is too large, or it is written as this renderer does not read it.
    return null
  }
}

const renderedSide = 4 * comparedSide
const mostPixels = 1_000_000
