import sharp from 'sharp'
import { type CleanedDrawing, cleanDrawing } from '#model/drawings/clean-drawing.ts'
import { comparedSide, isBlank, lookDifferent } from '#model/drawings/compare-pictures.ts'
import type { DrawingProblem } from '#model/drawings/drawing-fault.ts'
import { drawingLimits } from '#model/drawings/drawing-limits.ts'
import { textOf } from './text-of.ts'

export interface Drawing {
  readonly svg: string
  readonly width: number | null
  readonly height: number | null
}

export type TakenDrawing =
  | ({ readonly ok: true } & Drawing)
  /** `parts`: the names of what cannot be kept, where that is the problem. */
  | { readonly ok: false; readonly problem: DrawingProblem | 'lossy'; readonly parts: readonly string[] }

/**
 * A drawing as it may be stored, or why it may not: also where something of it that is seen cannot be kept. The device asks the
 * person first, so a drawing that comes from it loses nothing here.
 */
export async function takeDrawing(bytes: Uint8Array): Promise<TakenDrawing> {
  const text = textOf(bytes)
  if (text === null) return refused('broken')
  const cleaned = cleanDrawing(text)
  if (!cleaned.ok) return refused(cleaned.problem, [cleaned.part ?? 'svg'])
  const { svg, width, height, removed, isMissed } = cleaned
  if (isMissed) return refused('lossy', removed)
  if (removed.length > 0) {
    const fault = await faultSeen(cleaned)
    if (fault !== null) return refused(fault, removed)
  }
  return { ok: true, svg, width, height }
}

function refused(problem: DrawingProblem | 'lossy', parts: readonly string[] = []): TakenDrawing {
  return { ok: false, problem, parts }
}

/**
 * Whether the cleaned drawing looks different. The uploaded file itself is never drawn: nothing in it is bounded. What cannot
 * be compared may have been seen.
 */
async function faultSeen({
  svg,
  before,
  drawn: count,
  ...size
}: Cleaned): Promise<'tooComplex' | 'lossy' | null> {
  // A script, or an address that the renderer would not have followed either.
  if (before === null || before === svg) return null
  if (count > drawingLimits.compared) return 'tooComplex'
  const [first, second] = [await drawn(sized(before, size)), await drawn(sized(svg, size))]
  if (!first || !second || isBlank(first)) return 'lossy'
  return lookDifferent(first, second) ? 'lossy' : null
}

type Cleaned = Extract<CleanedDrawing, { ok: true }>

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
      .resize(comparedSide, comparedSide, { fit: 'fill' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  } catch {
    // Its style says a size that is too large, or it is written as this renderer does not read it.
    return null
  }
}

const renderedSide = 4 * comparedSide
const mostPixels = 1_000_000
