import { toPage } from '#features/editor/view/view.ts'
import type { LayerChanges } from '#scene/edit/changes.ts'
import { movableOf } from '#scene/edit/locks.ts'
import { type Handle, keepsRatio, resized, sideOf } from '#scene/edit/resize.ts'
import { selectionBox } from '#scene/edit/select.ts'
import { apply, type Point } from '#scene/shapes/matrix.ts'
import { matrixOfChange, paintedIn, scalesAsPainted } from './affine.ts'
import type { CanvasParts } from './canvas-parts.ts'
import { crowd } from './crowd.ts'
import { createChange, type Session } from './session.ts'
import { createResizeSnap } from './snapping.ts'

/**
 * Brings a handle of the selection to the pointer. Shift takes the other rule about the ratio, Alt scales from the centre, Ctrl
 * does without snapping.
 */
export function startResize(parts: CanvasParts, start: Point, handle: Handle): Session {
  const { moving, marks, pill, state } = parts
  const isCorner = handle.length === 2
  const offset = offsetOf(parts, start, handle)
  const snap = createResizeSnap(parts, state.selection.get(), handle)

  return createChange(parts, (keys, at, { shift, alt, mod }) => {
    const [scene, view] = [parts.scene(), state.view.get()]
    if (!scene || !view) return null
    const { nodes } = scene
    const [x, y] = toPage(view, at)
    const isRatioKept = isCorner && keepsRatio(nodes, keys) !== shift
    const free: Point = [x + offset[0], y + offset[1]]
    const snapped = mod ? null : snap(free, view.scale, { isRatioKept, isFromCentre: alt })
    marks.set(snapped)
    const aim: Point = [free[0] + (snapped?.dx ?? 0), free[1] + (snapped?.dy ?? 0)]
    const changes = resized(nodes, keys, handle, aim, { isRatioKept, isFromCentre: alt })
    const matrix = isRatioKept ? asPainted(parts, keys, changes) : null
    moving.set(matrix && { keys, matrix, isCopy: false })
    const size = sizeOf(parts, keys, changes)
    if (size) pill.set({ kind: 'size', at, ...size })
    return changes
  })
}

/** From the press to the handle, in px of the page: the handle does not jump to the pointer. */
function offsetOf({ scene, state }: CanvasParts, start: Point, handle: Handle): Point {
  const [nodes, view] = [scene()?.nodes, state.view.get()]
  const box = nodes ? selectionBox(movableOf(nodes, state.selection.get())) : null
  if (!box || !view) return [0, 0]
  const [across, down] = sideOf(handle)
  const [x, y] = apply(box.matrix, [((across + 1) / 2) * box.w, ((down + 1) / 2) * box.h])
  const [px, py] = toPage(view, start)
  return [x - px, y - py]
}

/** The one matrix by which all layers come to their changed frames; null where they have to be drawn for it. */
function asPainted({ scene }: CanvasParts, keys: readonly string[], changes: LayerChanges) {
  const nodes = scene()?.nodes
  const first = nodes ? movableOf(nodes, keys)[0] : undefined
  const change = first && changes.get(first.layer.id)
  if (!nodes || !change) return null
  const isShown = nodes.size > crowd || paintedIn(nodes, keys).every(scalesAsPainted)
  return isShown ? matrixOfChange(first, change) : null
}

/** Of the selection by then, in px of the page. */
function sizeOf({ scene }: CanvasParts, keys: readonly string[], changes: LayerChanges) {
  const nodes = scene()?.nodes
  const resizing = nodes ? movableOf(nodes, keys) : []
  const [first] = resizing
  const box = selectionBox(resizing)
  const frame = first && changes.get(first.layer.id)?.frame
  if (!first || !box) return null
  if (!frame || first.layer.w === 0 || first.layer.h === 0) return { w: box.w, h: box.h }
  return resizing.length === 1
    ? { w: frame.w, h: frame.h }
    : { w: (box.w * frame.w) / first.layer.w, h: (box.h * frame.h) / first.layer.h }
}
