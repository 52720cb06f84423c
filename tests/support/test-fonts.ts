import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { SceneFace } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'

interface Slice {
  readonly file: string
  readonly ranges: readonly (readonly [from: number, to: number])[] | null
}

const packages = join(import.meta.dirname, '../../node_modules')
const sheets = new Map<string, readonly Slice[]>()
const fonts = new Map<string, Font>()

/** The slice of a face that has a letter; null where none has. The same files that browsers load. */
export function fontFor({ family, weight }: SceneFace, letter: string): Font | null {
  const code = letter.codePointAt(0) ?? 0
  const slices = remember(sheets, `${family} ${weight}`, () => readSlices(family, weight))
  const slice = slices.findLast(
    ({ ranges }) => ranges === null || ranges.some(([from, to]) => code >= from && code <= to),
  )
  if (!slice) return null
  const font = remember(fonts, slice.file, () => create(readFileSync(slice.file)) as Font)
  return font.hasGlyphForCodePoint(code) ? font : null
}

/** Advances of the font files, without kerning. */
export const testFonts: FontBook = {
  has: (face, letter) => fontFor(face, letter) !== null,
  measure: (text, face, size) => {
    let width = 0
    for (const letter of text) {
      const font = fontFor(face, letter)
      const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0)
      width += font && glyph ? glyph.advanceWidth / font.unitsPerEm : 0.5
    }
    return width * size
  },
}

function readSlices(family: string, weight: number): readonly Slice[] {
  const isPretendard = family === 'pretendard'
  const directory = isPretendard
    ? join(packages, 'pretendard/dist/web/static')
    : join(packages, '@fontsource', family)
  const sheet = isPretendard ? 'pretendard-dynamic-subset.css' : `${weight}.css`
  const css = readFileSync(join(directory, sheet), 'utf8')
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).flatMap((rule) => {
    const file = /url\(\.\/([\w./-]+\.woff2)\)/.exec(rule)?.[1]
    if (file === undefined || Number(/font-weight:\s*(\d+)/.exec(rule)?.[1]) !== weight) return []
    const range = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1]
    return [{ file: join(directory, file), ranges: range === undefined ? null : rangesOf(range) }]
  })
}

/** `U+20-7E,U+4E00` */
function rangesOf(text: string): (readonly [number, number])[] {
  return text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
