import { type CSSProperties, useLayoutEffect, useMemo, useState } from 'react'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
import type { Page, TextLayer } from '#scene/body/body.ts'
import type { Drawing, TextItem } from '#scene/list/drawing.ts'
import { useShown } from '../state/EditorProvider.tsx'
import { useScale } from '../view/useZoom.ts'
import { baselineOf } from './baseline-of.ts'
import { fieldFonts } from './field-fonts.ts'
import type { PlacedText } from './may-write.ts'
import { rawPage } from './raw-page.ts'
import { fieldWidth, itemsOf, linesOf } from './written-lines.ts'

interface Look {
  readonly box: CSSProperties
  readonly field: CSSProperties
  /** The letters as the scene sets them in the box; none while nothing is written. */
  readonly items: readonly TextItem[]
  /** px of the screen of one of the text. */
  readonly scale: number
}

interface Options {
  readonly node: PlacedText
  /** What the field shows. */
  readonly letters: string
  readonly drawing: Drawing
  readonly isWriting: boolean
}

const sides = { left: 0, center: 0.5, right: 1 } as const
const ends = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const
/** Of the size: from the middle of a line down to the baseline of the scene. */
const baseline = 0.36

/** Puts a field over its text: the letters where the scene draws them, at their size on the screen, so that the caret is one px. */
export function useFieldLook({ node, letters, drawing, isWriting }: Options): Look {
  const { body, page, dress } = useShown()
  const { layer } = node
  const raw = useMemo(
    () => (page ? (isWriting ? rawPage(page, layer, letters) : { ...page, layers: [] }) : nothing),
    [page, layer, letters, isWriting],
  )
  const set = usePageDrawing(body, raw, dress.dress)
  const items = itemsOf(set.drawing.items, layer.id)
  const lines = linesOf(items, layer)
  const drawn = itemsOf(drawing.items, layer.id)
  const { matrix } = node
  const scale = (useScale() ?? 1) * Math.hypot(matrix[0], matrix[1])
  const px = (value: number) => `${value * scale}px`

  const { fontFamily, fontWeight } = fieldFonts(layer, dress.dress, items)
  const font = {
    fontFamily,
    fontWeight,
    fontSize: px(lines.size),
    lineHeight: px(lines.size * layer.lineHeight),
  }
  const shift = useBaselineShift(font, lines.size * scale, layer, isWriting ? set.drawing : null)
  const colour = useColour(drawn.length > 0 ? drawn : items)
  const width = fieldWidth(lines, layer)
  const whole = Math.max(layer.w, width)
  const side = sides[layer.align ?? 'left']
  const { spacing } = layer

  const box: CSSProperties = {
    inlineSize: px(layer.w),
    blockSize: px(layer.h),
    justifyContent: ends[layer.valign ?? 'top'],
    transform: `matrix(${matrix.join(', ')}) scale(${1 / scale})`,
  }
  const field: CSSProperties = {
    ...font,
    inlineSize: px(whole),
    insetBlockStart: `${shift}px`,
    // The spacing behind the last letter of a line is none of the scene's.
    insetInlineStart: px((layer.w - whole) * side + spacing * lines.size * side),
    paddingInline: `${px((whole - width) * side)} ${px((whole - width) * (1 - side))}`,
    letterSpacing: px(spacing * lines.size),
    textAlign: layer.align ?? 'left',
    // Han and kana alone break anywhere.
    wordBreak:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters) && !hangul.test(letters)
        ? 'normal'
        : 'keep-all',
    ...(isWriting && { color: colour.fill, opacity: colour.opacity }),
  }
  return { box, field, items, scale }
}

const hangul = /\p{Script=Hangul}/u
const nothing: Page = { id: '', background: '#FFFFFF', layers: [] }

/** Of most letters: a field shows one colour. What was deleted keeps it for what is typed next. */
function useColour(items: readonly TextItem[]): { readonly fill: string; readonly opacity: number } {
  const letters = new Map<string, number>()
  for (const { fill, text } of items) letters.set(fill, (letters.get(fill) ?? 0) + text.length)
  const [most] = [...letters].sort(([, one], [, other]) => other - one)
  const found = items.find(({ fill }) => fill === most?.[0]) ?? null
  const [last, setLast] = useState({ fill: '#000000', opacity: 1 })
  if (found && (found.fill !== last.fill || found.opacity !== last.opacity))
    setLast({ fill: found.fill, opacity: found.opacity })
  return found ?? last
}

/** px by which a browser sets the letters of a line higher than the scene. `drawn` is another one when fonts have come. */
function useBaselineShift(
  font: CSSProperties,
  size: number,
  { lineHeight }: TextLayer,
  drawn: Drawing | null,
): number {
  const [shift, setShift] = useState(0)
  const { fontFamily, fontWeight, fontSize } = font
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when fonts have come
  useLayoutEffect(() => {
    if (drawn) setShift(size * (lineHeight / 2 + baseline) - baselineOf(font))
  }, [fontFamily, fontWeight, fontSize, lineHeight, drawn])
  return shift
}
