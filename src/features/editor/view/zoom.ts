import type { PageSize } from '#scene/body/page-size.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import type { EditorState } from '../state/editor-state.ts'
import { fittedView, heldView, limitedScale, nextScale, pannedView, zoomedView } from './view.ts'

type State = Pick<EditorState, 'desk' | 'view'>

/** What can be done with the view of a page; nothing until the canvas is measured. */
export interface Zoom {
  /** Shows the whole page. */
  readonly fit: () => void
  /** About a point of the canvas, else about its middle. 1: a px of the page is a CSS px. */
  readonly zoomTo: (scale: number, about?: Point) => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** In CSS px. */
  readonly panBy: (dx: number, dy: number) => void
}

export function createZoom(state: State, size: PageSize): Zoom {
  const zoomTo = (scale: number, about?: Point) => {
    const [view, desk] = [state.view.get(), state.desk.get()]
    if (!view || !desk) return
    const least = fittedView(size, desk).scale
    const next = zoomedView(view, limitedScale(scale, least), about ?? [desk.width / 2, desk.height / 2])
    state.view.set(heldView(next, size, desk))
  }
  const step = (direction: 1 | -1) => {
    const view = state.view.get()
    if (view) zoomTo(nextScale(view.scale, direction))
  }
  return {
    fit: () => {
      const desk = state.desk.get()
      if (desk) state.view.set(fittedView(size, desk))
    },
    zoomTo,
    zoomIn: () => step(1),
    zoomOut: () => step(-1),
    panBy: (dx, dy) => {
      const [view, desk] = [state.view.get(), state.desk.get()]
      if (view && desk) state.view.set(heldView(pannedView(view, dx, dy), size, desk))
    },
  }
}
