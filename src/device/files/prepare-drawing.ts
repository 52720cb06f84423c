import { cleanSvgFile } from './clean-svg.ts'
import { drawingAddress, drawingsDiffer } from './compare-drawings.ts'
import type { DrawingLoss } from './drawing-losses.ts'

export type DrawingFault = 'brokenDrawing' | 'emptyDrawing' | 'complexDrawing' | 'declined'

export type PreparedDrawing =
  | { readonly ok: true; readonly svg: Blob }
  /** `part` is the element that cannot be taken, where there is one. */
  | { readonly ok: false; readonly fault: DrawingFault; readonly part: string | null }

const faults = { broken: 'brokenDrawing', empty: 'emptyDrawing', tooComplex: 'complexDrawing' } as const

/**
 * Cleans a picked drawing. What it loses is never dropped silently: where it looks different afterwards, or loses what no
 * picture shows, such as an animation, `ask` decides whether it is taken.
 */
export async function prepareDrawing(
  file: Blob,
  name: string,
  ask: (loss: DrawingLoss) => Promise<boolean>,
): Promise<PreparedDrawing> {
  const cleaned = await cleanSvgFile(file)
  if (!cleaned.ok) return { ok: false, fault: faults[cleaned.problem], part: cleaned.part }
  const svg = new Blob([cleaned.svg], { type: 'image/svg+xml' })
  const [before, after] = await Promise.all([drawingAddress(file), drawingAddress(svg)])
  const { removed, isMissed } = cleaned
  const differ = await drawingsDiffer(before, after)
  // What cannot be compared may have been drawn.
  const isLost = isMissed || (differ ?? removed.length > 0)
  if (isLost && !(await ask({ name, before, after, removed })))
    return { ok: false, fault: 'declined', part: null }
  return { ok: true, svg }
}
