import { type Body, millimetresPerPixel } from '#scene/body/body.ts'

/** A unit of what is shown, of lengths that are stored in px. */
export interface Unit {
  readonly word: string
  /** Of it in one px. */
  readonly ofPixel: number
  /** Digits after the point. */
  readonly digits: number
}

const pixels: Unit = { word: 'px', ofPixel: 1, digits: 1 }
const millimetres: Unit = { word: 'mm', ofPixel: millimetresPerPixel, digits: 1 }
/** One point is 25.4 / 72 mm. */
const points: Unit = { word: 'pt', ofPixel: (millimetresPerPixel * 72) / 25.4, digits: 1 }

/** Of places and lengths in a design. */
export function lengthUnit({ unit }: Pick<Body, 'unit'>): Unit {
  return unit === 'mm' ? millimetres : pixels
}

/** Of sizes of text: points on paper. */
export function textUnit({ unit }: Pick<Body, 'unit'>): Unit {
  return unit === 'mm' ? points : pixels
}

export function toShown(px: number, { ofPixel, digits }: Unit): number {
  return Number((px * ofPixel).toFixed(digits))
}

/** To a hundredth of a px, as positions are stored. */
export function toPixels(shown: number, { ofPixel }: Unit): number {
  return Math.round((shown / ofPixel) * 100) / 100
}
