import { drawingProcess, Undrawable } from '#server/drawings/draw-apart.ts'
import type { Drawing } from '#server/drawings/take-drawing.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'
import { refusedDrawing, wrongFile } from './content/wrong-file.ts'

/**
 * A drawing as it may be stored. Rejects with what cannot be kept of it where that is seen, or with TOO_COMPLEX_DRAWING where
 * that takes too long to find out. `owner` as for `decodeInTurn`.
 */
export async function takeDrawing(bytes: Buffer, owner: string): Promise<Drawing> {
  const taken = await inTurn(drawingProcess.run(owner, 'take', bytes))
  if (taken.ok) return taken
  switch (taken.problem) {
    case 'broken':
      throw wrongFile('DAMAGED_PICTURE')
    case 'tooComplex':
      throw wrongFile('TOO_COMPLEX_DRAWING')
    case 'empty':
    case 'lossy':
      throw refusedDrawing(taken.parts)
  }
}

/** A stored drawing as a PNG at most so wide. `owner` as for `decodeInTurn`. */
export function drawDrawing(bytes: Buffer, width: number, owner: string): Promise<Buffer> {
  return inTurn(drawingProcess.run(owner, 'draw', { bytes, box: { width, isFilled: false } }))
}

async function inTurn<T>(work: Promise<T>): Promise<T> {
  try {
    return await refuseWhenBusy(work)
  } catch (cause) {
    if (cause instanceof Undrawable)
      throw wrongFile(cause.isTooMuch ? 'TOO_COMPLEX_DRAWING' : 'DAMAGED_PICTURE', cause)
    throw cause
  }
}
