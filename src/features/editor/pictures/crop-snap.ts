import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import type { Handle } from '#scene/edit/resize.ts'
import { createSnapping, type Snap, snapHandle } from '#scene/edit/snap.ts'
import { type SnapTarget, sortedTargets } from '#scene/edit/snap-lines.ts'
import { apply, edgesOf, identity, inverse, isUpright, multiply, type Point } from '#scene/shapes/matrix.ts'
import type { CropView } from './crop-frame.ts'

interface CropSnap {
  /** In px of the frame as it was. */
  readonly point: Point
  readonly lines: Snap['lines']
}

/** What is on the page beside the picture. */
export interface SnapScope {
  readonly nodes: ReadonlyMap<string, PlacedNode>
  /** Of the layer. */
  readonly key: string
  readonly area: Parameters<typeof createSnapping>[2]
}

/**
 * Where a handle of the frame comes that is dragged to a point of the page: its edges snap to those of the picture, and in an upright
 * frame to all that layers snap to, as far as the picture goes. `reach` in px of the page.
 */
export function createCropSnap({ cropped, matrix, picture }: CropView, { nodes, key, area }: SnapScope) {
  const isPlain = isUpright(matrix)
  const toSpace = isPlain ? identity : (inverse(matrix) ?? identity)
  const box = { ...cropped.frame, matrix: multiply(toSpace, matrix) }
  const toFrame = inverse(box.matrix) ?? identity
  const { left, top, right, bottom } = edgesOf(box.matrix, {
    left: picture.x,
    top: picture.y,
    right: picture.x + picture.w,
    bottom: picture.y + picture.h,
  })
  const lines = isPlain ? createSnapping(nodes, [key], area) : { across: [], down: [], rows: [], columns: [] }
  const isWhole = cropped.layer.fit === 'contain'
  const within = (targets: readonly SnapTarget[], from: number, to: number) =>
    isWhole ? targets : targets.filter(({ at }) => at >= from && at <= to)
  const snapping = {
    ...lines,
    across: sortedTargets([
      ...within(lines.across, left, right),
      ...[left, right].map((at) => ({ at, from: top, to: bottom })),
    ]),
    down: sortedTargets([
      ...within(lines.down, top, bottom),
      ...[top, bottom].map((at) => ({ at, from: left, to: right })),
    ]),
  }
  return (handle: Handle, point: Point, reach: number, isRatioKept: boolean): CropSnap => {
    const [x, y] = apply(toSpace, point)
    const snap = snapHandle(snapping, box, handle, [x, y], reach, { isRatioKept })
    return { point: apply(toFrame, [x + snap.dx, y + snap.dy]), lines: isPlain ? snap.lines : [] }
  }
}
