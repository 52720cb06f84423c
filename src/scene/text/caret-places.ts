import type { TextLayer } from '../body/body.ts'
import type { TextItem } from '../list/drawing.ts'
import type { FontBook } from './font-book.ts'
import { baseline } from './lay-out.ts'
import { graphemesOf } from './scripts.ts'

/** A text as it is drawn. */
export interface DrawnWords {
  readonly layer: Pick<TextLayer, 'w' | 'h' | 'size' | 'lineHeight' | 'spacing' | 'align' | 'valign'>
  /** What is shown of it, its lines as written joined by line ends. */
  readonly letters: string
  /** Its own in the drawing, in their order. */
  readonly items: readonly TextItem[]
}

/** In px of the frame of the text. The width of a caret is 0. */
export interface CaretBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Offsets are UTF-16 units of the letters. */
export interface CaretPlaces {
  /** Where a line is broken between two letters it is at the beginning of the next one. */
  at(offset: number): CaretBox
  /** Boxes of letters, one a line. */
  between(from: number, to: number): readonly CaretBox[]
}

/** Of the size: how far a caret reaches above and below the baseline. */
const above = 0.9
const below = 0.3
const sides = { left: 0, center: 0.5, right: 1 } as const

interface Part {
  readonly from: number
  readonly to: number
  readonly item: TextItem
}

interface Line {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly parts: readonly Part[]
}

/** Where carets are in a text as it is drawn; null where the drawing is of other words. */
export function caretPlaces(words: DrawnWords, measure: FontBook['measure']): CaretPlaces | null {
  const { layer, letters, items } = words
  const parts = partsIn(letters, items)
  if (!parts) return null
  const lines = linesOf(letters, parts)
  const [first] = lines
  const size = items[0]?.size ?? layer.size
  const step = size * layer.lineHeight
  const height = size * (above + below)
  const boxAt = (x: number, y: number, w = 0): CaretBox => ({ x, y: y - above * size, w, h: height })
  const widthOf = (text: string, { face, spacing }: TextItem) =>
    measure(text, face, size) + graphemesOf(text).length * spacing

  const xIn = (line: Line, offset: number): number => {
    const part = line.parts.findLast(({ from }) => from <= offset) ?? line.parts[0]
    if (!part) return 0
    const { from, to, item } = part
    if (offset < from) return item.x - widthOf(letters.slice(offset, from), item)
    if (offset < to) return item.x + widthOf(wholeLetters(item.text, offset - from), item)
    const end = item.x + item.advance
    const spaces = letters.slice(to, offset)
    // Spaces at the end of a line may be many, and are not broken.
    return spaces === '' ? end : Math.min(Math.max(layer.w, end), end + item.spacing + widthOf(spaces, item))
  }
  /** In a line without letters, so many after the first line or before it. */
  const blank = (y: number, count: number) => boxAt(layer.w * sides[layer.align ?? 'left'], y + count * step)

  return {
    at: (offset) => {
      const line = lines.findLast(({ from }) => from <= offset)
      if (!first) return blank(firstBaseline(words, step), lineEnds(letters.slice(0, offset)))
      if (!line) return blank(first.y, -lineEnds(letters.slice(offset, first.from)))
      const ends = lineEnds(letters.slice(line.to, offset))
      return ends > 0 ? blank(line.y, ends) : boxAt(xIn(line, offset), line.y)
    },
    between: (from, to) =>
      lines.flatMap((line) => {
        const [start, end] = [Math.max(from, line.from), Math.min(to, line.to)]
        if (start >= end) return []
        const x = xIn(line, start)
        return [boxAt(x, line.y, xIn(line, end) - x)]
      }),
  }
}

/** Which letters each item has: only spaces and line ends are left out of a drawing. */
function partsIn(letters: string, items: readonly TextItem[]): readonly Part[] | null {
  const parts: Part[] = []
  let at = 0
  for (const item of items) {
    while (!letters.startsWith(item.text, at)) {
      if (at >= letters.length || !isBlank(letters.charAt(at))) return null
      at += 1
    }
    parts.push({ from: at, to: at + item.text.length, item })
    at += item.text.length
  }
  return isBlank(letters.slice(at)) ? parts : null
}

/** A line as it is written begins with its spaces. */
function linesOf(letters: string, parts: readonly Part[]): readonly Line[] {
  const lines: { from: number; to: number; y: number; parts: Part[] }[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last?.y === part.item.y) {
      last.parts.push(part)
      last.to = part.to
      continue
    }
    const begun = letters.lastIndexOf('\n', part.from - 1) + 1
    const from = begun >= (last?.to ?? 0) ? begun : part.from
    lines.push({ from, to: part.to, y: part.item.y, parts: [part] })
  }
  return lines
}

/** Of a text of which no letter is drawn: each of its lines takes its place. */
function firstBaseline({ layer, letters }: DrawnWords, step: number): number {
  const spare = layer.h - (lineEnds(letters) + 1) * step
  const top = layer.valign === 'middle' ? spare / 2 : layer.valign === 'bottom' ? spare : 0
  return top + step / 2 + baseline * layer.size
}

function lineEnds(text: string): number {
  return text.split('\n').length - 1
}

/** As many letters as end within so many units. */
function wholeLetters(text: string, units: number): string {
  let whole = ''
  for (const letter of graphemesOf(text)) {
    if (whole.length + letter.length > units) break
    whole += letter
  }
  return whole
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
