import type { TextLayer } from '../body/body.ts'
import type { SceneFace } from '../list/drawing.ts'
import { type FitRules, type Fitted, fitText, setAt, usualLeast } from './fit.ts'
import { lettersOf, type StyledText } from './letters.ts'
import { type Paragraph, paragraphOf } from './pieces.ts'
import { type Ruler, stretchesOf } from './ruler.ts'

/** Of the size: from the middle of a line down to its baseline, whatever the font. */
export const baseline = 0.36

/** A text in its box, whose corner is 0, 0. */
export interface TextLayout {
  readonly size: number
  readonly lines: readonly SetLine[]
  readonly overflows: boolean
}

export interface SetLine {
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly width: number
  readonly parts: readonly SetPart[]
}

export interface SetPart {
  readonly text: string
  readonly face: SceneFace
  readonly run: number
  readonly x: number
  readonly advance: number
}

/** A text that was divided into pieces; at which size it is set is open. */
export interface PreparedText {
  readonly fitted: Fitted
  at(size: number): TextLayout
}

export interface TextStyle {
  readonly box: Pick<FitRules, 'w' | 'h'>
  readonly layer: Pick<
    TextLayer,
    'size' | 'min' | 'lineHeight' | 'spacing' | 'align' | 'valign' | 'balance' | 'maxLines'
  >
  readonly shrinks: FitRules['shrinks']
}

export function prepareText(
  lines: readonly (readonly StyledText[])[],
  faceOf: (letter: string, run: number) => SceneFace,
  { box, layer, shrinks }: TextStyle,
  ruler: Ruler,
): PreparedText {
  const paragraphs = lines.map((parts) => paragraphOf(lettersOf(parts, faceOf), layer.spacing, ruler))
  const rules: FitRules = {
    ...box,
    size: layer.size,
    min: Math.min(layer.size, layer.min ?? layer.size * usualLeast),
    lineHeight: layer.lineHeight,
    maxLines: layer.maxLines ?? Number.POSITIVE_INFINITY,
    isBalanced: layer.balance ?? false,
    shrinks,
  }
  const fitted = fitText(paragraphs, rules, ruler)
  let last: TextLayout | null = null
  return {
    fitted,
    at: (size) => {
      if (last?.size === size) return last
      const set = size === fitted.size ? fitted : setAt(paragraphs, size, rules, ruler)
      last = arrange(set, paragraphs, { box, layer }, ruler)
      return last
    },
  }
}

/** A text of any size in a box that is as high as its lines. */
export interface SetText {
  /** px of its widest line. */
  readonly width: number
  readonly lines: number
  /** A word is wider than the box, and was broken. */
  readonly isBroken: boolean
  layout(): TextLayout
}

/** A text that was divided into pieces, to be set at any size in a box of any width. */
export type DividedText = (
  size: number,
  w: number,
  style: Pick<TextStyle['layer'], 'lineHeight' | 'align'>,
) => SetText

export function divideText(
  lines: readonly (readonly StyledText[])[],
  faceOf: (letter: string, run: number) => SceneFace,
  spacing: number,
  ruler: Ruler,
): DividedText {
  const paragraphs = lines.map((parts) => paragraphOf(lettersOf(parts, faceOf), spacing, ruler))
  return (size, w, { lineHeight, align = 'left' }) => {
    const box = { w, h: Number.POSITIVE_INFINITY }
    const open = { maxLines: Number.POSITIVE_INFINITY, isBalanced: false, shrinks: 'words' } as const
    const fitted = setAt(paragraphs, size, { ...box, ...open, size, min: size, lineHeight }, ruler)
    const high = { w, h: fitted.lines.length * size * lineHeight }
    return {
      width: Math.max(0, ...fitted.lines.map((line) => line.width)) * size,
      lines: fitted.lines.length,
      isBroken: fitted.isBroken,
      layout: () =>
        arrange(fitted, paragraphs, { box: high, layer: { size, lineHeight, spacing, align } }, ruler),
    }
  }
}

function arrange(
  { size, lines, overflows }: Fitted,
  paragraphs: readonly Paragraph[],
  { box, layer }: Pick<TextStyle, 'box' | 'layer'>,
  ruler: Ruler,
): TextLayout {
  const step = size * layer.lineHeight
  const spare = box.h - lines.length * step
  const top = layer.valign === 'middle' ? spare / 2 : layer.valign === 'bottom' ? spare : 0
  const set = lines.map((line, i) => {
    const paragraph = paragraphs[line.paragraph]
    const parts = paragraph ? partsOf(paragraph, line.from, line.to, size, ruler) : []
    const last = parts.at(-1)
    const width = last ? last.x + last.advance : 0
    const side = layer.align === 'center' ? 0.5 : layer.align === 'right' ? 1 : 0
    const x = (box.w - width) * side
    return {
      x,
      y: top + i * step + step / 2 + baseline * size,
      width,
      parts: parts.map((part) => ({ ...part, x: x + part.x })),
    }
  })
  return { size, lines: set, overflows }
}

/** From 0 on, each run measured whole. */
function partsOf(
  paragraph: Paragraph,
  from: number,
  to: number,
  size: number,
  ruler: Ruler,
): readonly SetPart[] {
  const { letters, spacing } = paragraph
  let x = 0
  let at = from
  return stretchesOf(letters, from, to).map(({ text, face, run, count }) => {
    const advance = (ruler.widthOf(letters, at, at + count) + (count - 1) * spacing) * size
    const part = { text, face, run, x, advance }
    x += advance + spacing * size
    at += count
    return part
  })
}
