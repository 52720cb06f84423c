import type { Font } from 'fontkit'
import { lettersOf } from '#model/text/cut-text.ts'
import { type Face, findFont } from '#server/fonts/letters.ts'

export interface Setting {
  readonly faces: readonly Face[]
  /** The largest of these sizes at which the text fits; at the last one it is cut. */
  readonly sizes: readonly number[]
  readonly width: number
  readonly mostLines: number
  readonly lineHeight: number
}

export interface SetText {
  readonly lines: readonly string[]
  readonly height: number
  /** Paths with the top of the first line at `y`. */
  draw(x: number, y: number): string
}

type Fonts = ReadonlyMap<string, Font | null>
/** Divides a text into what stays together in a line. */
type Divide = (text: string) => string[]

const isCjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const neverFirst = /[、。，．！？!?,.:;：；」』）】〉》〕…ー々・ぁぃぅぇぉっゃゅょァィゥェォッャュョ)\]’”]/u
const neverLast = /[「『（【〈《〔([‘“]/u
const ellipsis = '…'
const leastForWholeWords = 0.6
/** Part of the size from the top of a line to its baseline, apart from the leading. */
const ascent = 0.86

/** Sets a text as paths, in lines of about the same length. Letters that no font has are left out. */
export async function setText(text: string, setting: Setting): Promise<SetText> {
  const { faces, sizes, width, mostLines, lineHeight } = setting
  const fonts = new Map<string, Font | null>()
  for (const letter of new Set([...text.normalize('NFC'), ellipsis])) {
    if (!/\s/.test(letter)) fonts.set(letter, await findFont(faces, letter))
  }
  const words = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()]
    .filter((letter) => letter === ' ' || fonts.get(letter))
    .join('')
  const fits = (divide: Divide) => (size: number) =>
    linesOf(words, divide, fonts, width / size).length <= mostLines &&
    !isSplit(words, divide, fonts, width / size)
  // A name in Japanese or Chinese is divided at its spaces, even if it gets somewhat smaller by that.
  const large = sizes.filter((size) => size >= (sizes[0] ?? 0) * leastForWholeWords)
  const divide = large.some(fits(wholeWords)) ? wholeWords : unitsOf
  const size = sizes.find(fits(divide)) ?? sizes.at(-1) ?? 16
  const lines = cut(balanced(words, divide, fonts, width / size), mostLines, fonts, width / size)
  return {
    lines,
    height: lines.length * size * lineHeight,
    draw: (x, y) =>
      lines
        .map((line, i) => {
          const leading = (size * lineHeight - size) / 2
          return drawLine(line, fonts, { x, y: y + i * size * lineHeight + leading + size * ascent, size })
        })
        .join(''),
  }
}

/** The narrowest width that needs no further line, so that no word stands alone in the last one. */
function balanced(text: string, divide: Divide, fonts: Fonts, width: number): string[] {
  const widest = linesOf(text, divide, fonts, width)
  let best = widest
  for (let narrower = width * 0.96; narrower > width * 0.45; narrower *= 0.96) {
    const lines = linesOf(text, divide, fonts, narrower)
    if (lines.length > widest.length || isSplit(text, divide, fonts, narrower)) break
    best = lines
  }
  return best
}

/** Whether some part that should stay together is wider than a line. */
function isSplit(text: string, divide: Divide, fonts: Fonts, width: number): boolean {
  return divide(text).some((unit) => measure(unit.trimEnd(), fonts) > width)
}

/** Lines of at most `width` ems. */
function linesOf(text: string, divide: Divide, fonts: Fonts, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const unit of divide(text)) {
    if (measure((line + unit).trimEnd(), fonts) <= width || line === '') {
      line += unit
    } else {
      lines.push(line.trimEnd())
      line = unit
    }
    while (measure(line.trimEnd(), fonts) > width && [...line].length > 1) {
      const fitting = fittingPart(line, fonts, width)
      lines.push(fitting)
      line = line.slice(fitting.length)
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}

function wholeWords(text: string): string[] {
  return text.match(/\S+ ?/g) ?? []
}

/** What is not divided: words with the space after them, and each character of Japanese and Chinese. */
function unitsOf(text: string): string[] {
  const units: string[] = []
  let last = ''
  for (const letter of text) {
    const isJoined =
      last !== '' &&
      (letter === ' ' ||
        neverFirst.test(letter) ||
        neverLast.test(last) ||
        (last !== ' ' && !isCjk.test(letter) && !isCjk.test(last)))
    if (isJoined) units.push((units.pop() ?? '') + letter)
    else units.push(letter)
    last = letter
  }
  return units
}

/** At least one letter of a word that is wider than a line. */
function fittingPart(word: string, fonts: Fonts, width: number): string {
  const letters = lettersOf(word)
  let count = letters.length - 1
  while (count > 1 && measure(letters.slice(0, count).join(''), fonts) > width) count -= 1
  return letters.slice(0, count).join('')
}

function cut(lines: readonly string[], mostLines: number, fonts: Fonts, width: number): string[] {
  if (lines.length <= mostLines) return [...lines]
  const kept = lines.slice(0, mostLines)
  const last = lettersOf(kept.pop() ?? '')
  while (last.length > 1 && measure([...last, ellipsis].join(''), fonts) > width) last.pop()
  return [...kept, `${last.join('').trimEnd()}${ellipsis}`]
}

/** Width in ems, without kerning. */
function measure(text: string, fonts: Fonts): number {
  let width = 0
  for (const letter of text) width += advanceOf(letter, fonts)
  return width
}

function advanceOf(letter: string, fonts: Fonts): number {
  if (letter === ' ') return 0.26
  const font = fonts.get(letter)
  if (!font) return 0
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
}

function drawLine(
  line: string,
  fonts: Fonts,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const paths: string[] = []
  let left = x
  for (const run of runsOf(line, fonts)) {
    if (run.font === null) {
      left += measure(run.text, fonts) * size
      continue
    }
    const scale = size / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    for (const [i, glyph] of glyphs.entries()) {
      const position = positions[i]
      const at = left + (position?.xOffset ?? 0) * scale
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(at, y - (position?.yOffset ?? 0) * scale)
          .toSVG(),
      )
      left += (position?.xAdvance ?? glyph.advanceWidth) * scale
    }
  }
  return paths.join('')
}

/** Adjacent letters of one font are laid out together, so that kerning applies; spaces have no font. */
function runsOf(line: string, fonts: Fonts): { font: Font | null; text: string }[] {
  const runs: { font: Font | null; text: string }[] = []
  for (const letter of line) {
    const font = fonts.get(letter) ?? null
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
