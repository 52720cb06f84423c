import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, GroupLayer, TextLayer } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { measureOf, rounded } from './place-layers.ts'

export type TextKind = 'heading' | 'subheading' | 'body'

interface Preset {
  /** Of the measure of the page. */
  readonly size: number
  /** Of the width of the page. */
  readonly width: number
  /** Lines that there is room for. */
  readonly lines: number
  readonly look: Pick<TextLayer, 'font' | 'weight' | 'lineHeight' | 'spacing' | 'role' | 'fill'>
}

const main = ['{font.korMain}'] as const
const sub = ['{font.engSub}', '{font.korSub}'] as const

const presets: Readonly<Record<TextKind, Preset>> = {
  heading: {
    size: 0.11,
    width: 0.7,
    lines: 1,
    look: { font: main, weight: 700, lineHeight: 1.2, spacing: -0.02, role: 'headline', fill: '{color.ink}' },
  },
  subheading: {
    size: 0.06,
    width: 0.6,
    lines: 1,
    look: { font: main, weight: 700, lineHeight: 1.3, spacing: -0.02, fill: '{color.ink}' },
  },
  body: {
    size: 0.034,
    width: 0.5,
    lines: 2,
    look: { font: sub, weight: 400, lineHeight: 1.5, spacing: 0, role: 'body', fill: '{color.ink}' },
  },
}

/** A text in the brand's fonts and colours, as large as the page asks for. A word of the brand shrinks to its box by itself. */
export function textLayer(body: Body, kind: TextKind, text: string, name?: string): TextLayer {
  const { size: share, width, lines, look } = presets[kind]
  const size = sizeOf(body, share)
  const frame = {
    x: 0,
    y: 0,
    w: rounded(pageSizeOf(body).width * width),
    h: heightOf(size, look.lineHeight, lines),
  }
  return {
    id: freshKey(),
    type: 'text',
    ...(name !== undefined && { name }),
    ...frame,
    ...look,
    text,
    size,
    align: 'left',
  }
}

/** What something costs: its name and its price on one line. All rows of a page take one size. */
export function priceRow(body: Body, words: { readonly item: string; readonly price: string }): GroupLayer {
  const size = sizeOf(body, 0.045)
  const w = rounded(pageSizeOf(body).width * 0.6)
  const shared = { type: 'text', y: 0, h: heightOf(size, 1.3, 1), size, lineHeight: 1.3, spacing: 0 } as const
  const one = { ...shared, fit: 'shrink', maxLines: 1, fitGroup: 'prices' } as const
  return {
    id: freshKey(),
    type: 'group',
    name: words.item,
    x: 0,
    y: 0,
    w,
    h: shared.h,
    children: [
      {
        ...one,
        id: freshKey(),
        x: 0,
        w: rounded(w * 0.62),
        text: words.item,
        font: main,
        weight: 700,
        fill: '{color.ink}',
      },
      {
        ...one,
        id: freshKey(),
        role: 'price',
        x: rounded(w * 0.64),
        w: rounded(w * 0.36),
        text: words.price,
        font: ['{font.engMain}', '{font.korMain}'],
        weight: 400,
        fill: '{color.main.text}',
        align: 'right',
      },
    ],
  }
}

/** px of letters that are a share of the measure of the page, rounded. */
export function sizeOf(body: Body, share: number): number {
  const size = measureOf(body) * share
  return size < 20 ? Math.max(8, rounded(size)) : Math.round(size)
}

/** A little more than the lines, because a box of their very height is taken to be too low. */
function heightOf(size: number, lineHeight: number, lines: number): number {
  return Math.ceil(size * lineHeight * lines)
}
