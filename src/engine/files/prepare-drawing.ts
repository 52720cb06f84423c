import { imageMaxBytes } from '#contract/file.ts'
import { cleanSvgFile } from './clean-svg.ts'
import { drawingAddress, drawingsDiffer } from './compare-drawings.ts'
import type { DrawingLoss } from './drawing-losses.ts'

export type DrawingFault = 'brokenDrawing' | 'emptyDrawing' | 'complexDrawing'

/** `part` is the element that cannot be taken, where there is one. */
interface Refused<Fault> {
  readonly ok: false
  readonly fault: Fault
  readonly part: string | null
}

export type CheckedDrawing =
  | { readonly ok: true; readonly svg: Blob; readonly loss: DrawingLoss | null }
  | Refused<DrawingFault>

export type PreparedDrawing = { readonly ok: true; readonly svg: Blob } | Refused<DrawingFault | 'declined'>

const faults = { broken: 'brokenDrawing', empty: 'emptyDrawing', tooComplex: 'complexDrawing' } as const

/**
 * A drawing as it may be stored, with what it loses where it looks different afterwards, or loses what no picture shows, such as
 * an animation. The person decides whether it is taken then.
 */
export async function checkDrawing(file: Blob, name: string): Promise<CheckedDrawing> {
  const cleaned = await cleanSvgFile(file)
  if (!cleaned.ok) return { ok: false, fault: faults[cleaned.problem], part: cleaned.part }
  const svg = new Blob([cleaned.svg], { type: 'image/svg+xml' })
  // Rules that are written into many elements are longer than the file.
  if (svg.size > imageMaxBytes.LOGO) return { ok: false, fault: 'complexDrawing', part: null }
  const [before, after] = await Promise.all([drawingAddress(file), drawingAddress(svg)])
  const { removed, isMissed } = cleaned
  const differ = await drawingsDiffer(before, after)
  // What cannot be compared may have been drawn.
  const isLost = isMissed || (differ ?? removed.length > 0)
  return { ok: true, svg, loss: isLost ? { name, before, after, removed } : null }
}

/** Cleans a picked drawing. `ask` decides whether one that loses something is taken: nothing is dropped silently. */
export async function prepareDrawing(
  file: Blob,
  name: string,
  ask: (loss: DrawingLoss) => Promise<boolean>,
): Promise<PreparedDrawing> {
  const checked = await checkDrawing(file, name)
  if (checked.ok && checked.loss && !(await ask(checked.loss)))
    return { ok: false, fault: 'declined', part: null }
  return checked
}
