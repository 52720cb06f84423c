import { toPage } from '#features/editor/view/view.ts'
import { outermostOf } from '#scene/edit/locks.ts'
import { inMarquee } from '#scene/edit/select.ts'
import type { Edges, Point } from '#scene/shapes/matrix.ts'
import type { CanvasParts } from './canvas-parts.ts'
import { clearGesture, type Session } from './session.ts'

/** Selects what a rectangle touches; with Shift beside what is selected already. */
export function startMarquee(parts: CanvasParts, start: Point, isAdding: boolean): Session {
  const { marquee, state } = parts
  const before = state.selection.get()
  const base = isAdding ? before : []
  return {
    move: (at) => {
      const [scene, view] = [parts.scene(), state.view.get()]
      if (!scene || !view) return
      const area = between(toPage(view, start), toPage(view, at))
      marquee.set(area)
      const touched = inMarquee(scene.nodes, area, state.entered.get())
      state.selection.set(outermostOf(scene.nodes, [...base, ...touched]).map(({ layer }) => layer.id))
    },
    end: () => clearGesture(parts),
    giveUp: () => {
      state.selection.set(before)
      clearGesture(parts)
    },
    follow: () => true,
  }
}

function between([ax, ay]: Point, [bx, by]: Point): Edges {
  return { left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) }
}
