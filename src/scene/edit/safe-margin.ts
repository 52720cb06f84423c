import { type Body, millimetresPerPixel } from '../body/body.ts'

/** px from the edges of a page within which nothing should be that must not be cut off: 5 mm, in px forms 4 % of the shorter side. */
export function safeMargin({ unit, width, height }: Pick<Body, 'unit' | 'width' | 'height'>): number {
  return unit === 'mm' ? 5 / millimetresPerPixel : Math.min(width, height) * 0.04
}
