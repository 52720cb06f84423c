import type { ShapeLayer, TextLayer } from '../body/body.ts'
import { type Box, cut, hundredth, rounded } from './box.ts'
import type { LayoutRequest, WordKind } from './layout-request.ts'
import { type MeasureContext, measureWords } from './measure-words.ts'
import type { Block, NewLayer } from './plan.ts'
import { readable } from './plan.ts'
import type { Stage } from './stage.ts'
import { buttonSpace, wordStyles } from './word-styles.ts'

export type WordLayer = NewLayer<TextLayer | ShapeLayer>

/** Steps by which sizes become smaller. */
const step = 0.94
/** Largest sizes of a headline, of the measure of the page: usually, in a very low box, and without other words. */
const largestSizes = { usual: 0.14, low: 0.2, alone: 0.26 } as const

type Words = LayoutRequest['words']

/**
 * Sets the words of a block as large as its box takes them, one below the other; in a low box beside each other. null where
 * they do not fit at their least sizes.
 */
export function setBlock(
  block: Block,
  words: Words,
  stage: Stage,
  context: MeasureContext,
): readonly WordLayer[] | null {
  const columns = columnsOf(block, stage)
  if (columns.some(({ box }) => box.w < stage.least || box.h < stage.least)) return null
  for (const keepsPhrases of [true, false]) {
    const set = (size: number) =>
      columns.map((column) => setColumn(column, words, { size, keepsPhrases }, stage, context))
    const best = largest(block, stage, (size) => {
      const all = set(size)
      return all.every((one) => one !== null) ? all.flat() : null
    })
    if (best) return best
  }
  return null
}

function largest<Set>(block: Block, stage: Stage, setAt: (size: number) => Set | null): Set | null {
  const most = largestOf(block, stage)
  const least = stage.least * wordStyles.headline.least
  const steps = Math.max(0, Math.ceil(Math.log(least / (stage.measure * most)) / Math.log(step)))
  const sizeOf = (at: number) => hundredth(at >= steps ? least : stage.measure * most * step ** at)
  let best = setAt(sizeOf(steps))
  let [from, to] = [0, steps]
  while (best !== null && from < to) {
    const middle = Math.floor((from + to) / 2)
    const set = setAt(sizeOf(middle))
    if (set === null) from = middle + 1
    else {
      best = set
      to = middle
    }
  }
  return best
}

function largestOf({ largest: own, box }: Block, { kinds }: Stage): number {
  if (kinds.length === 1) return Math.max(own ?? 0, largestSizes.alone)
  return own ?? (isVeryLow(box) ? largestSizes.low : largestSizes.usual)
}

function isVeryLow({ w, h }: Box): boolean {
  return w > h * 5
}

/** One column; of a low box up to three: what it is about, what it costs and when, and the button. */
function columnsOf(block: Block, { margin }: Stage): readonly Block[] {
  const { box, kinds } = block
  const parts = box.w > box.h * 2.4 ? groupsOf(kinds, isVeryLow(box)) : [kinds]
  if (parts.length < 2) return [block]
  const gap = Math.min(margin * 1.2, box.w * 0.05)
  const room = box.w - gap * (parts.length - 1)
  const weights = parts.map((part) => (part.includes('headline') ? 2 : 1))
  const sum = weights.reduce((all, one) => all + one, 0)
  let rest = box
  return parts.map((part, at) => {
    const [column, others] = cut(rest, 'left', (room * (weights[at] ?? 1)) / sum, gap)
    rest = others
    return { ...block, box: column, kinds: part, valign: 'middle' }
  })
}

function groupsOf(kinds: readonly WordKind[], isLow: boolean): readonly (readonly WordKind[])[] {
  const groups: readonly (readonly WordKind[])[] = isLow
    ? [['headline', 'body'], ['price', 'date'], ['cta']]
    : [
        ['headline', 'body'],
        ['price', 'date', 'cta'],
      ]
  return groups
    .map((group) => kinds.filter((kind) => group.includes(kind)))
    .filter(({ length }) => length > 0)
}

interface At {
  /** Of the headline. */
  readonly size: number
  readonly keepsPhrases: boolean
}

/** The words of one column at a size; null where they are too wide or too high. */
function setColumn(
  { box: given, kinds, align, valign, ink, headline, button }: Block,
  words: Words,
  { size: sizeOfHeadline, keepsPhrases }: At,
  { least, measure }: Stage,
  context: MeasureContext,
): readonly WordLayer[] | null {
  const box = rounded(given)
  const layers: WordLayer[] = []
  let y = 0
  for (const kind of kinds) {
    const { ratio, least: ownLeast, most, above, look } = wordStyles[kind]
    const size = hundredth(Math.max(least * ownLeast, Math.min(measure * most, sizeOfHeadline * ratio)))
    const isButton = kind === 'cta'
    const [across, down] = isButton ? [size * buttonSpace.across, size * buttonSpace.down] : [0, 0]
    const room = hundredth(box.w - 2 * across)
    const measured = measureWords(words[kind], kind, { size, width: room, keepsPhrases }, context)
    if (room < size || !measured.isWhole) return null
    if (layers.length > 0) y += size * above
    const w = isButton ? Math.min(room, measured.width * 1.02 + 1) : room
    const h = measured.lines * size * look.lineHeight
    const outer = { w: w + 2 * across, h: h + 2 * down }
    const x = box.x + (box.w - outer.w) * (align === 'left' ? 0 : align === 'right' ? 1 : 0.5)
    if (isButton) {
      const pill: Box = rounded({ x, y, ...outer })
      layers.push({ type: 'shape', shape: 'rect', ...pill, fill: button, radius: hundredth(outer.h / 2) })
    }
    layers.push({
      ...{ type: 'text', text: words[kind], size, min: hundredth(least), fit: 'shrink', ...look },
      ...rounded({ x: x + across, y: y + down, w, h }),
      align: isButton ? 'center' : align,
      valign: 'middle',
      fill: isButton ? readable : kind === 'headline' ? headline : ink,
    })
    y += outer.h
  }
  if (y > box.h + 0.01) return null
  const top = box.y + (box.h - y) * (valign === 'top' ? 0 : valign === 'bottom' ? 1 : 0.5)
  return layers.map((layer) => ({ ...layer, y: hundredth(layer.y + top) }))
}
