import type { DesignPresence } from '#model/sync/awareness.ts'
import type { View } from '../state/editor-state.ts'

export type ShownPart = NonNullable<DesignPresence['view']>

/** In CSS px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of the page that a canvas of this size shows, in px of the page, to a tenth. */
export function partOf({ scale, x, y }: View, { width, height }: Size): ShownPart {
  return [tenth(-x / scale), tenth(-y / scale), tenth(width / scale), tenth(height / scale)]
}

/** The view by which a canvas of this size shows at least that part, in its middle; null for a part without a size. */
export function viewOf([x, y, width, height]: ShownPart, size: Size): View | null {
  if (width <= 0 || height <= 0 || size.width <= 0 || size.height <= 0) return null
  const scale = Math.min(size.width / width, size.height / height)
  return {
    scale,
    x: (size.width - width * scale) / 2 - x * scale,
    y: (size.height - height * scale) / 2 - y * scale,
  }
}

/** Of a point of the canvas, in CSS px from its corner. */
export function pagePointOf(view: View, x: number, y: number): readonly [number, number] {
  return [tenth((x - view.x) / view.scale), tenth((y - view.y) / view.scale)]
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
