import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'

/**
 * Counts the work of cleaning one drawing, so that rules that are applied to very many elements cannot block a server. Each
 * step is about the same work: a test of a selector, a token of a value, some letters.
 */
export class Steps {
  #left: number = drawingLimits.steps

  take(count = 1): void {
    this.#left -= count
    if (this.#left < 0) throw new DrawingFault('tooComplex', 'style')
  }

  takeLetters(count: number): void {
    this.take(count >> 6)
  }
}
