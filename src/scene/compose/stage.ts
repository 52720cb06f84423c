import { pageSizeOf } from '../body/page-size.ts'
import { safeMargin } from '../edit/safe-margin.ts'
import { type Box, cut, inset, type Side, shared } from './box.ts'
import type { LayoutRequest, Scheme, WordKind } from './layout-request.ts'

/** What a composition knows when it divides a page. Lengths are px. */
export interface Stage {
  readonly page: Box
  /** Within which words and the logo stay. */
  readonly safe: Box
  /** Between things; at least the safe margin. */
  readonly margin: number
  /** What sizes are a part of: grows with the page, but not with its length alone. */
  readonly measure: number
  /** Least size of a text. */
  readonly least: number
  readonly isWide: boolean
  readonly photo: LayoutRequest['photo']
  readonly scheme: Scheme
  /** Left and right, or top and bottom, are exchanged. */
  readonly isFlipped: boolean
  /** Of the height of the logo. */
  readonly clearSpace: number
  /** Those that there are words of. */
  readonly kinds: readonly WordKind[]
}

type Given = Pick<Stage, 'scheme' | 'isFlipped' | 'kinds'>

export function stageOf({ size, photo, dress }: LayoutRequest, given: Given): Stage {
  const { width: w, height: h } = pageSizeOf(size)
  const page = { x: 0, y: 0, w, h }
  const measure = measureOf(page)
  const margin = Math.max(safeMargin(size), measure * 0.055)
  return {
    ...given,
    page,
    safe: size.cut === 'ellipse' ? insideEllipse(page, margin) : inset(page, margin),
    margin,
    measure,
    least: leastSize(size),
    isWide: w > h * 1.15,
    photo,
    clearSpace: dress.clearSpace,
  }
}

/** The least size of a text: 6 pt in print, 11 px on screens; more on large pages, which are seen from further away. */
export function leastSize(size: LayoutRequest['size']): number {
  const { width: w, height: h } = pageSizeOf(size)
  const measure = measureOf({ x: 0, y: 0, w, h })
  return size.unit === 'mm' ? Math.max(8, measure * 0.012) : Math.max(11, measure * 0.02)
}

function measureOf({ w, h }: Box): number {
  return Math.min(Math.sqrt(w * h), Math.min(w, h) * 1.5)
}

/** The largest box of the ratio of a page whose corners stay a margin inside of its ellipse. */
function insideEllipse({ w, h }: Box, margin: number): Box {
  const share = Math.SQRT1_2 * (1 - (2 * margin) / Math.min(w, h))
  return { x: (w * (1 - share)) / 2, y: (h * (1 - share)) / 2, w: w * share, h: h * share }
}

/** The part of an area that words may be in. */
export function within({ safe, margin }: Stage, area: Box): Box {
  return shared(inset(area, margin), safe)
}

/** The side that a composition begins at: left of a wide page, top of another one; the opposite where it is flipped. */
export function firstSide({ isWide, isFlipped }: Stage): Side {
  if (isWide) return isFlipped ? 'right' : 'left'
  return isFlipped ? 'bottom' : 'top'
}

export interface LogoPlace {
  readonly box: Box
  readonly align: 'left' | 'center' | 'right'
}

/** px: below it a box shows the symbol alone, and below its half the logo cannot be read. */
const leastLogo = 25

/** Takes the logo with its clear space from a box: at its top or bottom, of a low box at its right or left side. null: it has no room. */
export function takeLogo(
  { measure, least, clearSpace }: Stage,
  box: Box,
  at: 'top' | 'bottom',
  align: LogoPlace['align'],
): { readonly logo: LogoPlace | null; readonly rest: Box } {
  const height = Math.min(Math.max(measure * 0.07, least * 1.8, leastLogo), box.h * 0.8)
  const gap = Math.max(height * clearSpace, least * 1.5)
  if (box.h < height * 5) {
    const side = at === 'top' ? 'left' : 'right'
    const [column, rest] = cut(box, side, Math.min(box.w * 0.2, height * 3), gap)
    if (Math.min(column.w, height) < leastLogo / 2) return { logo: null, rest: box }
    return { logo: { box: inset(column, 0, (column.h - height) / 2), align: side }, rest }
  }
  const [row, rest] = cut(box, at, height, gap)
  const width = Math.min(row.w, height * 4)
  if (Math.min(width, height) < leastLogo / 2) return { logo: null, rest: box }
  const free = row.w - width
  const x = row.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2)
  return { logo: { box: { ...row, x, w: width }, align }, rest }
}
