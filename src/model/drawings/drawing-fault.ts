/** Why a drawing is not taken. */
export type DrawingProblem =
  /** It is no well-formed XML with an `svg` at its root. */
  | 'broken'
  /** Nothing that is drawn is left of it. */
  | 'empty'
  /** It is larger, deeper or more repeated than anything that is drawn. */
  | 'tooComplex'

/** Thrown while a drawing is read; `cleanDrawing` returns it as its result. */
export class DrawingFault extends Error {
  override readonly name = 'DrawingFault'
  readonly problem: DrawingProblem
  /** The name of what cannot be taken, such as `foreignObject`; null where there is none. */
  readonly part: string | null

  constructor(problem: DrawingProblem, part: string | null = null) {
    super(problem)
    this.problem = problem
    this.part = part
  }
}
