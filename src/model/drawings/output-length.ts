import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'

/** Counts the characters of a cleaned drawing while it is built, so that a rule for every element cannot fill the memory. */
export class OutputLength {
  #left: number = drawingLimits.length * 2

  add(length: number): void {
    this.#left -= length
    if (this.#left < 0) throw new DrawingFault('tooComplex')
  }
}
