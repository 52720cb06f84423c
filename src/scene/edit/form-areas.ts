import type { Layer } from '../body/body.ts'
import type { Edges } from '../shapes/matrix.ts'

/** Part of the old page and what becomes of it on the new one, in px. */
export interface AreaChange {
  readonly from: Edges
  readonly to: Edges
}

/** px from an edge at which a layer is taken to reach it. */
const touch = 1

export function widthOf({ left, right }: Edges): number {
  return right - left
}

export function heightOf({ top, bottom }: Edges): number {
  return bottom - top
}

/**
 * Where the parts of a page go. A photograph that fills one side of a page beside its texts fills the other side where the
 * page turns from wide to tall or back: the photograph and the rest are an area each, the area of the photograph first.
 */
export function areasOf(
  items: readonly { layer: Layer; bounds: Edges }[],
  page: AreaChange,
): readonly AreaChange[] {
  const isWide = widthOf(page.from) > heightOf(page.from) * 1.1 && heightOf(page.to) > widthOf(page.to) * 1.1
  const isTall = heightOf(page.from) > widthOf(page.from) * 1.1 && widthOf(page.to) > heightOf(page.to) * 1.1
  if (!isWide && !isTall) return [page]
  for (const { layer, bounds } of items) {
    if (layer.role !== 'photo' || layer.type === 'group') continue
    const parts = isWide ? besideIn(page, bounds) : aboveIn(page, bounds)
    if (parts) return parts
  }
  return [page]
}

/** Of a photograph that is as high as the page and on its left or right: it comes to the top or bottom. */
function besideIn({ from, to }: AreaChange, photo: Edges): readonly AreaChange[] | null {
  const share = widthOf(photo) / widthOf(from)
  if (!isSpanning(photo.top, photo.bottom, from.top, from.bottom) || share < 0.25 || share > 0.75) return null
  const length = heightOf(to) * share
  if (photo.left <= from.left + touch)
    return [
      { from: { ...from, right: photo.right }, to: { ...to, bottom: to.top + length } },
      { from: { ...from, left: photo.right }, to: { ...to, top: to.top + length } },
    ]
  if (photo.right >= from.right - touch)
    return [
      { from: { ...from, left: photo.left }, to: { ...to, top: to.bottom - length } },
      { from: { ...from, right: photo.left }, to: { ...to, bottom: to.bottom - length } },
    ]
  return null
}

/** Of a photograph that is as wide as the page and at its top or bottom: it comes to the left or right. */
function aboveIn({ from, to }: AreaChange, photo: Edges): readonly AreaChange[] | null {
  const turn = ({ left, top, right, bottom }: Edges): Edges => ({
    left: top,
    top: left,
    right: bottom,
    bottom: right,
  })
  const turned = besideIn({ from: turn(from), to: turn(to) }, turn(photo))
  return turned?.map((area) => ({ from: turn(area.from), to: turn(area.to) })) ?? null
}

export function isSpanning(from: number, to: number, start: number, end: number): boolean {
  return from <= start + touch && to >= end - touch
}

/** Of two factors by which an area grows, the smaller one. */
export function smallerFactor({ from, to }: AreaChange): number {
  return Math.min(widthOf(to) / widthOf(from), heightOf(to) / heightOf(from))
}

/**
 * Where a box of an area goes, scaled by a factor: pinned to the start, the middle or the end of the area, by the third that
 * its middle is in, with its distance scaled alike. What spans an area in one direction spans the new one.
 */
export function pinned(bounds: Edges, { from, to }: AreaChange, factor: number): Edges {
  const [left, right] = pinnedOn(
    [bounds.left, bounds.right],
    [from.left, from.right],
    [to.left, to.right],
    factor,
  )
  const [top, bottom] = pinnedOn(
    [bounds.top, bounds.bottom],
    [from.top, from.bottom],
    [to.top, to.bottom],
    factor,
  )
  return { left, top, right, bottom }
}

type Span = readonly [from: number, to: number]

function pinnedOn([a, b]: Span, [start, end]: Span, [newStart, newEnd]: Span, factor: number): Span {
  if (isSpanning(a, b, start, end)) return [newStart + (a - start) * factor, newEnd + (b - end) * factor]
  const length = (b - a) * factor
  const third = ((a + b) / 2 - start) / (end - start)
  if (third < 1 / 3) return [newStart + (a - start) * factor, newStart + (a - start) * factor + length]
  if (third > 2 / 3) return [newEnd + (b - end) * factor - length, newEnd + (b - end) * factor]
  const middle = (newStart + newEnd) / 2 + ((a + b) / 2 - (start + end) / 2) * factor
  return [middle - length / 2, middle + length / 2]
}
