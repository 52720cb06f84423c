import { designLimits } from '#model/documents/design-limits.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, TableLayer, TableRow } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { rounded } from './place-layers.ts'
import { sizeOf } from './text-layer.ts'

type Words = Omit<TableRow, 'id'>

/** Of the width of the page. */
const width = 0.7

/** A table of prices in the brand's fonts and colours, high enough for its rows. */
export function tableLayer(body: Body, rows: readonly Words[]): TableLayer {
  const size = sizeOf(body, 0.04)
  const noteSize = sizeOf(body, 0.026)
  const lineHeight = 1.4
  const rowGap = rounded(size * 0.5)
  const heights = rows.map(({ note }) => (size + (note === '' ? 0 : noteSize)) * lineHeight + rowGap)
  return {
    id: freshKey(),
    type: 'table',
    x: 0,
    y: 0,
    w: rounded(pageSizeOf(body).width * width),
    h: Math.min(pageSizeOf(body).height, Math.ceil(heights.reduce((sum, one) => sum + one, 0))),
    rows: rows.map((row) => ({ id: freshKey(), ...row })),
    font: ['{font.korMain}'],
    size,
    weight: 700,
    fill: '{color.ink}',
    lineHeight,
    spacing: 0,
    priceFont: ['{font.engMain}', '{font.korMain}'],
    priceWeight: 400,
    priceFill: '{color.main.text}',
    noteFont: ['{font.korSub}'],
    noteFill: '{color.ink}',
    noteSize,
    leader: 'dots',
    rowGap,
    fit: 'shrink',
  }
}

/** What a brand offers, as it is written in one line of its guide: one item a row, without prices. */
export function itemsIn(offer: string): readonly string[] {
  const items = offer.split(/[,，、·/\n]/).map((item) => item.trim())
  return [...new Set(items)].filter((item) => item !== '').slice(0, designLimits.rows)
}
