import type { Handle, ResizeOptions } from '#scene/edit/resize.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import type { CanvasParts, Marks } from './canvas-parts.ts'

/** A way on the page as it snaps, with what it snaps to. `axis`: the only one that is moved along. */
export type MoveSnap = (
  way: Point,
  scale: number,
  axis: 'x' | 'y' | null,
) => ({ readonly dx: number; readonly dy: number } & Marks) | null

export type ResizeSnap = (
  point: Point,
  scale: number,
  options: ResizeOptions,
) => ({ readonly point: Point } & Marks) | null

export function createMoveSnap(_parts: CanvasParts, _keys: readonly string[]): MoveSnap {
  return () => null
}

export function createResizeSnap(_parts: CanvasParts, _keys: readonly string[], _handle: Handle): ResizeSnap {
  return () => null
}
