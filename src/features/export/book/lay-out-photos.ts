import type { PageFormat } from './book.ts'

/** A row of photographs beside each other. */
export interface PhotoRow {
  readonly count: number
  /** Of the height that the photographs of the page take, gaps left out. */
  readonly share: number
}

export interface PhotoPage {
  readonly rows: readonly PhotoRow[]
  /** Of the page, from the right edge: less than 1 where photographs across it would lose more than a fifth. */
  readonly width: number
  /** Of the height above the captions: less than 1 where they would lose more than a fifth at their sides. */
  readonly height: number
}

/** In mm, what photographs take of a page: its width, and its height above the captions. */
const areas: Readonly<Record<PageFormat, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 269 },
  wide: { width: 320, height: 159 },
  square: { width: 230, height: 202 },
}
const most: Readonly<Record<PageFormat, number>> = { a4: 6, wide: 5, square: 6 }
/** A photograph keeps at least so much of its width and height. */
const kept = 0.8
/** Rows of which one is so many times as high as another look like an accident. */
const uneven = 2.4

/**
 * Photographs on pages, in their order: spread evenly, and on each page in the rows in which they lose least.
 * `ratios` are their widths by heights.
 */
export function layOutPhotos(ratios: readonly number[], format: PageFormat): PhotoPage[] {
  const count = Math.ceil(ratios.length / most[format])
  return Array.from({ length: count }, (_, page) => {
    const from = Math.floor((ratios.length * page) / count)
    return pageOf(ratios.slice(from, Math.floor((ratios.length * (page + 1)) / count)), format)
  })
}

function pageOf(ratios: readonly number[], format: PageFormat): PhotoPage {
  const { width, height } = areas[format]
  const [best] = rowsOf(ratios)
    .map((rows) => {
      const heights = rows.map((row) => width / row.reduce((sum, ratio) => sum + ratio, 0))
      const whole = heights.reduce((sum, each) => sum + each, 0)
      const isUneven = Math.max(...heights) > uneven * Math.min(...heights)
      return { rows, heights, whole, cost: Math.abs(Math.log(whole / height)) + (isUneven ? 1 : 0) }
    })
    .toSorted((one, other) => one.cost - other.cost)
  if (!best) return { rows: [], width: 1, height: 1 }
  return {
    rows: best.rows.map(({ length }, at) => ({ count: length, share: (best.heights[at] ?? 0) / best.whole })),
    width: Math.min(1, height / (best.whole * kept)),
    height: Math.min(1, best.whole / (height * kept)),
  }
}

/** Every way to put these beneath each other in rows. */
function rowsOf(ratios: readonly number[]): (readonly number[])[][] {
  if (ratios.length === 0) return [[]]
  return ratios.flatMap((_, at) =>
    rowsOf(ratios.slice(at + 1)).map((rest) => [ratios.slice(0, at + 1), ...rest]),
  )
}
