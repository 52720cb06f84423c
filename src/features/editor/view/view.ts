import type { PageSize } from '#scene/body/page-size.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import type { View } from '../state/editor-state.ts'

/** A tenth to eight times. */
const scales = { least: 0.1, most: 8 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/** The canvas; bars lie over its foot. */
interface Room extends Size {
  readonly foot?: number
}

/** px around the page where it fits: above it stands its caption, and below it no bar lies over it. */
const margins = { side: 32, top: 52, bottom: 32 } as const

/** The whole page with its bleed in the middle of the canvas. A page larger than ten windows is shown smaller than `scales`. */
export function fittedView({ width, height, bleed }: PageSize, desk: Room): View {
  const [w, h] = [width + 2 * bleed, height + 2 * bleed]
  const room = {
    w: Math.max(1, desk.width - 2 * margins.side),
    h: Math.max(1, desk.height - margins.top - Math.max(margins.bottom, desk.foot ?? 0)),
  }
  const scale = Math.min(scales.most, room.w / w, room.h / h)
  return {
    scale,
    x: (desk.width - w * scale) / 2 + bleed * scale,
    y: margins.top + (room.h - h * scale) / 2 + bleed * scale,
  }
}

export function limitedScale(scale: number, least: number = scales.least): number {
  return Math.min(scales.most, Math.max(Math.min(scales.least, least), scale))
}

/** The point of the page that is under a point of the canvas stays there. */
export function zoomedView(view: View, scale: number, [x, y]: Point): View {
  const factor = scale / view.scale
  return { scale, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }
}

export function pannedView({ scale, x, y }: View, dx: number, dy: number): View {
  return { scale, x: x + dx, y: y + dy }
}

/** px of the canvas that always show something of the page. */
const rest = 48

/** The view, moved so that the page does not leave the canvas. */
export function heldView(view: View, { width, height }: PageSize, desk: Size): View {
  const held = (at: number, length: number, room: number) =>
    Math.min(room - rest, Math.max(rest - length * view.scale, at))
  return { ...view, x: held(view.x, width, desk.width), y: held(view.y, height, desk.height) }
}

/** A point of the canvas as a point of the page. */
export function toPage({ scale, x, y }: View, [cx, cy]: Point): Point {
  return [(cx - x) / scale, (cy - y) / scale]
}

/** A point of the page as a point of the canvas. */
export function toCanvas({ scale, x, y }: View, [px, py]: Point): Point {
  return [x + px * scale, y + py * scale]
}

const steps = [0.1, 0.15, 0.25, 0.33, 0.5, 0.66, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8] as const

/** The next larger or smaller scale that a button goes to. */
export function nextScale(scale: number, direction: 1 | -1): number {
  const slack = 1.01
  const found =
    direction > 0
      ? steps.find((step) => step > scale * slack)
      : steps.findLast((step) => step < scale / slack)
  return found ?? (direction > 0 ? scales.most : Math.min(scale, scales.least))
}
