import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** One weight of a family of our list. */
export interface Face {
  readonly slug: string
  readonly weight: number
}

interface Slice {
  readonly file: string
  readonly ranges: readonly (readonly [from: number, to: number])[] | null
}

const packages = join(import.meta.dirname, '../../node_modules')
/** A slice takes up to 100 kB of memory, a style sheet of a Chinese family 200 kB. */
const mostFonts = 128
const mostSheets = 12
const fonts = new Map<string, Promise<Font>>()
const sheets = new Map<string, Promise<readonly Slice[]>>()

/** The first of the faces that has a letter, as the slice that contains it; null where none has. */
export async function findFont(faces: readonly Face[], letter: string): Promise<Font | null> {
  const code = letter.codePointAt(0) ?? 0
  for (const face of faces) {
    const slices = await remember(sheets, mostSheets, `${face.slug} ${face.weight}`, () => readSlices(face))
    // Of several the last one, as in CSS.
    const slice = slices.findLast(
      ({ ranges }) => ranges === null || ranges.some(([from, to]) => code >= from && code <= to),
    )
    if (!slice) continue
    const font = await remember(
      fonts,
      mostFonts,
      slice.file,
      async () => create(await readFile(slice.file)) as Font,
    )
    if (font.hasGlyphForCodePoint(code)) return font
  }
  return null
}

async function readSlices({ slug, weight }: Face): Promise<readonly Slice[]> {
  const isPretendard = slug === 'pretendard'
  const directory = isPretendard
    ? join(packages, 'pretendard/dist/web/static')
    : join(packages, '@fontsource', slug)
  const sheet = isPretendard ? 'pretendard-dynamic-subset.css' : `${weight}.css`
  const css = await readFile(join(directory, sheet), 'utf8')
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

/** The least recently used are forgotten; a failure is not remembered. */
function remember<Value>(
  known: Map<string, Promise<Value>>,
  atMost: number,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make()
  known.delete(key)
  known.set(key, value)
  value.catch(() => known.delete(key))
  for (const oldest of known.keys()) {
    if (known.size <= atMost) break
    known.delete(oldest)
  }
  return value
}
