import { type Body, millimetresPerPixel } from './body.ts'

/** In px, unrounded. */
export interface PageSize {
  readonly width: number
  readonly height: number
  readonly bleed: number
}

export function pageSizeOf({
  unit,
  width,
  height,
  bleed = 0,
}: Pick<Body, 'unit' | 'width' | 'height' | 'bleed'>): PageSize {
  const pixels = (value: number) => (unit === 'mm' ? value / millimetresPerPixel : value)
  return { width: pixels(width), height: pixels(height), bleed: pixels(bleed) }
}
