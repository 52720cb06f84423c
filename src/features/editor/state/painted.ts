import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import type { Drawing, Matrix } from '#scene/list/drawing.ts'

/** The page as it is painted, with where its layers are then. */
export interface DrawnScene {
  readonly nodes: ReadonlyMap<string, PlacedNode>
  readonly drawing: Drawing
}

/** Layers that a gesture moves as they are painted, with what is in them: the page is not drawn again for it. */
export interface Moving {
  readonly keys: readonly string[]
  /** On the page, from where they are to where they would be. */
  readonly matrix: Matrix
  /** They stay, and copies of them are moved. */
  readonly isCopy: boolean
}
