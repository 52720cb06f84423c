import type { Body } from '#scene/body/body.ts'

/** Lengths in points of PDF. */
export interface PageBoxes {
  readonly width: number
  readonly height: number
  /** From the edge of the sheet to the trimmed page. */
  readonly margin: number
  /** Printed beyond the trimmed page. */
  readonly bleed: number
  readonly trim: { readonly width: number; readonly height: number }
}

export interface PageOptions {
  readonly isWithBleed: boolean
  readonly hasMarks: boolean
}

const millimetre = 72 / 25.4
/** Between what is printed and the marks, and how long they are. */
const mark = { gap: millimetre, length: 5 * millimetre }

/** What of a body says how large its pages are. */
export type Form = Pick<Body, 'unit' | 'width' | 'height' | 'bleed'>

/** The sheet of a page: of forms in millimetres exactly as large as they are, of others 96 px to the inch. */
export function pageBoxes(form: Form, { isWithBleed, hasMarks }: PageOptions): PageBoxes {
  const points = (length: number) => length * (form.unit === 'mm' ? millimetre : 72 / 96)
  const bleed = isWithBleed ? points(form.bleed ?? 0) : 0
  const margin = bleed + (hasMarks ? mark.gap + mark.length : 0)
  const trim = { width: points(form.width), height: points(form.height) }
  return { width: trim.width + 2 * margin, height: trim.height + 2 * margin, margin, bleed, trim }
}

/** Lines at the corners along which the sheet is cut, as x, y of both ends from the bottom left. */
export function cropMarks({ margin, bleed, trim }: PageBoxes): readonly (readonly number[])[] {
  const from = margin - bleed - mark.gap
  const [left, right] = [margin, margin + trim.width]
  const [bottom, top] = [margin, margin + trim.height]
  const [endX, endY] = [right + margin, top + margin]
  return [
    ...[bottom, top].flatMap((y) => [
      [0, y, from, y],
      [endX - from, y, endX, y],
    ]),
    ...[left, right].flatMap((x) => [
      [x, 0, x, from],
      [x, endY - from, x, endY],
    ]),
  ]
}
