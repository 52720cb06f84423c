import type { Point } from '#scene/shapes/matrix.ts'
import type { EditorState } from '../../state/editor-state.ts'
import { toPage } from './view.ts'

/** A point of the window, in CSS px, as a point of the shown page; null: it is beside the canvas. */
export function pagePointAt(
  { desk, view }: Pick<EditorState, 'desk' | 'view'>,
  clientX: number,
  clientY: number,
): Point | null {
  const [around, shown] = [desk.get(), view.get()]
  if (!around || !shown) return null
  const [x, y] = [clientX - around.left, clientY - around.top]
  return x < 0 || y < 0 || x > around.width || y > around.height ? null : toPage(shown, [x, y])
}

/** The middle of the canvas as a point of the page, for what comes without a point; null until the canvas is measured. */
export function middleOfView({ desk, view }: Pick<EditorState, 'desk' | 'view'>): Point | null {
  const [around, shown] = [desk.get(), view.get()]
  return around && shown ? toPage(shown, [around.width / 2, around.height / 2]) : null
}
