import { freshKey } from '#model/fields/fresh-key.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Body, Layer, TextLayer } from '#scene/body/body.ts'
import { withoutFiles } from '#scene/body/file-sources.ts'
import type { PageSize } from '#scene/body/page-size.ts'
import { edgesOf, matrixOf } from '#scene/shapes/matrix.ts'

/** Of the shorter side of a page: by this much each copy is beside the one before. */
const step = 0.02

/** px by which a copy is beside what it was made of. */
export function stepOf({ width, height }: Pick<PageSize, 'width' | 'height'>): number {
  return Math.round(step * Math.min(width, height))
}

/** Layers beside where they were, `times` steps to the right and down; in the middle of the page where they would be outside of it. */
export function placePasted(
  layers: readonly Layer[],
  { width, height }: PageSize,
  times: number,
): readonly Layer[] {
  const all = layers.map((layer) =>
    edgesOf(matrixOf(layer), { left: 0, top: 0, right: layer.w, bottom: layer.h }),
  )
  const x = (Math.min(...all.map(({ left }) => left)) + Math.max(...all.map(({ right }) => right))) / 2
  const y = (Math.min(...all.map(({ top }) => top)) + Math.max(...all.map(({ bottom }) => bottom))) / 2
  const by = times * stepOf({ width, height })
  const isThere = x + by >= 0 && x + by <= width && y + by >= 0 && y + by <= height
  const [dx, dy] = isThere ? [by, by] : [width / 2 - x, height / 2 - y]
  return dx === 0 && dy === 0
    ? layers
    : layers.map((layer) => ({ ...layer, x: layer.x + dx, y: layer.y + dy }))
}

/** For another brand: its own photographs in the place of files, which it does not have. */
export function forOtherBrand(layers: readonly Layer[]): readonly Layer[] {
  const pages: Body['pages'] = [{ id: 'clip', background: '#FFFFFF', layers }]
  return withoutFiles({ pages } as Body).pages[0]?.layers ?? []
}

/** A text of plain words in the middle of a page, in the brand's font and colour; long words are cut at what one layer may hold. */
export function textLayerOf(words: string, { width, height }: PageSize, most: number): TextLayer {
  const text = cutText(words.toWellFormed().replaceAll('\r\n', '\n').replaceAll('{', '{{'), most)
  const size = Math.round(Math.min(width, height) / 22)
  const lines = text.split('\n')
  const w = Math.min(width * 0.8, Math.max(size * 4, Math.max(...lines.map(({ length }) => length)) * size))
  const rows = lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil((length * size) / w)), 0)
  const h = Math.min(height * 0.8, rows * size * 1.5)
  return {
    id: freshKey(),
    type: 'text',
    text,
    font: ['{font.korMain}'],
    size,
    lineHeight: 1.5,
    spacing: 0,
    fill: '{color.ink}',
    x: (width - w) / 2,
    y: (height - h) / 2,
    w,
    h,
  }
}
