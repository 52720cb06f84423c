import type { Colour } from '#scene/body/body.ts'

/** With what a line is drawn. */
export interface Pen {
  readonly colour: Colour
  readonly width: keyof typeof widths
}

/** Of the longer side of the page. */
const widths = { thin: 0.004, middle: 0.009, thick: 0.02 } as const

/** px of the page. */
export function widthOf(pen: Pen, { width, height }: { readonly width: number; readonly height: number }) {
  return widths[pen.width] * Math.max(width, height)
}
