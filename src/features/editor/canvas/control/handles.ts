import type { View } from '#features/editor/state/editor-state.ts'
import type { HandleSize } from '#features/editor/view/handle-look.ts'
import { toCanvas, toPage } from '#features/editor/view/view.ts'
import type { Layer } from '#scene/body/body.ts'
import { type Handle, sideOf } from '#scene/edit/resize.ts'
import type { SelectionBox } from '#scene/edit/select.ts'
import { apply, inverse, type Point } from '#scene/shapes/matrix.ts'

const corners: readonly Handle[] = ['nw', 'ne', 'se', 'sw']
const sides: readonly Handle[] = ['n', 'e', 's', 'w']

/** px on the screen that a side needs for a handle in its middle. */
const roomForSide = 3

/** The handles that a selection has at a scale. A line has its ends alone. */
export function handlesFor(
  { w, h }: SelectionBox,
  scale: number,
  layers: readonly Layer[],
  { seen }: HandleSize,
): readonly Handle[] {
  const [only] = layers
  if (layers.length === 1 && only?.type === 'shape' && only.shape === 'line') return ['w', 'e']
  const isWide = w * scale >= roomForSide * seen * 1.5
  const isHigh = h * scale >= roomForSide * seen * 1.5
  return [...corners, ...sides.filter((side) => (side === 'n' || side === 's' ? isWide : isHigh))]
}

/** Where a handle is, in px of the canvas. */
export function pointOfHandle(box: SelectionBox, handle: Handle, view: View): Point {
  const [across, down] = sideOf(handle)
  return toCanvas(view, apply(box.matrix, [((across + 1) / 2) * box.w, ((down + 1) / 2) * box.h]))
}

/** Where the handle is that turns: off the top right corner. */
export function pointOfTurn(box: SelectionBox, view: View, { off }: HandleSize): Point {
  const [x, y] = pointOfHandle(box, 'ne', view)
  const [a, b, c, d] = box.matrix
  const [across, down] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1]
  return [x + off * (a / across - c / down), y + off * (b / across - d / down)]
}

/**
 * The handle that a press at a point of the canvas takes; null: none. Inside of a small selection the press is of the layer: its
 * handles would leave no place to hold it.
 */
export function handleAt(
  box: SelectionBox,
  view: View,
  at: Point,
  handles: readonly Handle[],
  size: HandleSize,
): Handle | 'rotate' | null {
  if (distance(pointOfTurn(box, view, size), at) <= Math.max(size.turn, size.felt) / 2) return 'rotate'
  const isSmall = Math.min(box.w, box.h) * view.scale < size.felt * 1.5
  if (isSmall && isInside(box, view, at, size.seen / 4)) return null
  const near = handles
    .map((handle) => ({ handle, far: distance(pointOfHandle(box, handle, view), at) }))
    .filter(({ far }) => far <= size.felt / 2)
    .sort((one, other) => one.far - other.far)
  return near[0]?.handle ?? null
}

function isInside(box: SelectionBox, view: View, at: Point, inset: number): boolean {
  const back = inverse(box.matrix)
  if (!back) return false
  const [x, y] = apply(back, toPage(view, at))
  const edge = inset / view.scale
  return x > edge && y > edge && x < box.w - edge && y < box.h - edge
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
