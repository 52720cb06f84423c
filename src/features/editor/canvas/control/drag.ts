import { toPage } from '#features/editor/view/view.ts'
import { movedBy } from '#scene/edit/move.ts'
import { duplicateLayers } from '#scene/edit/structure.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import { shiftBy } from './affine.ts'
import type { CanvasParts } from './canvas-parts.ts'
import { clearGesture, type Modifiers, type Session, stillThere, writeGesture } from './session.ts'
import { createMoveSnap } from './snapping.ts'

/** Moves the selected layers; with Alt copies of them. Shift keeps to one axis, Ctrl does without snapping. */
export function startDrag(parts: CanvasParts, start: Point): Session {
  const { moving, marks, state } = parts
  let keys = state.selection.get()
  let [dx, dy] = [0, 0]
  const snap = createMoveSnap(parts, keys)

  const changes = () => {
    const nodes = parts.scene()?.nodes
    return nodes ? movedBy(nodes, keys, dx, dy) : new Map()
  }
  return {
    move: (at, { shift, alt, mod }) => {
      const view = state.view.get()
      if (!view) return
      const [from, to] = [toPage(view, start), toPage(view, at)]
      const way: Point = [to[0] - from[0], to[1] - from[1]]
      const across = Math.abs(way[0]) >= Math.abs(way[1])
      const free: Point = shift ? (across ? [way[0], 0] : [0, way[1]]) : way
      const snapped = mod ? null : snap(free, view.scale, shift ? (across ? 'x' : 'y') : null)
      ;[dx, dy] = [free[0] + (snapped?.dx ?? 0), free[1] + (snapped?.dy ?? 0)]
      marks.set(snapped)
      moving.set({ keys, matrix: shiftBy(dx, dy), isCopy: alt })
      state.preview.set(alt ? null : changes())
    },
    end: ({ alt }: Modifiers) => {
      const scene = parts.scene()
      if (scene && (dx !== 0 || dy !== 0)) {
        if (alt) {
          const copies = scene.edit((doc) => duplicateLayers(doc, keys, { dx, dy }))
          if (copies) state.selection.set(copies)
        } else writeGesture(scene, changes())
      }
      clearGesture(parts)
    },
    giveUp: () => clearGesture(parts),
    follow: () => {
      keys = stillThere(parts, keys)
      const now = moving.get()
      if (now) moving.set({ ...now, keys })
      return keys.length > 0
    },
  }
}
