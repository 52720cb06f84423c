import type { Point } from '#scene/shapes/matrix.ts'
import type { EditorState } from './editor-state.ts'

type Seen = Pick<EditorState, 'desk' | 'view'>

/** A point of the window, in CSS px, as a point of the shown page; null: it is beside the canvas. */
export function pagePointAt({ desk, view }: Seen, clientX: number, clientY: number): Point | null {
  const [around, shown] = [desk.get(), view.get()]
  if (!around || !shown) return null
  const [x, y] = [clientX - around.left, clientY - around.top]
  if (x < 0 || y < 0 || x > around.width || y > around.height) return null
  return [(x - shown.x) / shown.scale, (y - shown.y) / shown.scale]
}

/** The middle of the canvas as a point of the page, for what comes without a point; null until the canvas is measured. */
export function middleOfView({ desk, view }: Seen): Point | null {
  const [around, shown] = [desk.get(), view.get()]
  if (!around || !shown) return null
  return [(around.width / 2 - shown.x) / shown.scale, (around.height / 2 - shown.y) / shown.scale]
}
