import { type Face, sheetOf } from './load-font.ts'

/** A file of a face with the characters that it is for; null is for every one. */
export interface Slice {
  readonly url: string
  readonly ranges: readonly (readonly [number, number])[] | null
}

/** The files of a face, in the order in which they are asked: of two that have a character the later one is taken. */
export async function slicesOf(face: Face): Promise<readonly Slice[]> {
  const response = await fetch(sheetOf(face))
  if (!response.ok) throw new Error(`${sheetOf(face)}: ${response.status}`)
  return parseSlices(await response.text())
}

export async function readSlice(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

export function parseSlices(css: string): Slice[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).flatMap((rule) => {
    const url = /url\(['"]?([^)'"]+)['"]?\)/.exec(rule)?.[1]
    const range = /unicode-range:([^;}]+)/.exec(rule)?.[1]
    return url === undefined ? [] : [{ url, ranges: range === undefined ? null : parseRanges(range) }]
  })
}

/** Of two that have a character, the later one: as CSS does it. */
export function sliceFor(slices: readonly Slice[], character: string): Slice | undefined {
  const code = character.codePointAt(0) ?? 0
  return slices.findLast(
    ({ ranges }) => ranges === null || ranges.some(([from, to]) => code >= from && code <= to),
  )
}

/** `U+20-7E,U+4??` */
function parseRanges(text: string): (readonly [number, number])[] {
  return text.split(',').map((part) => {
    const [from = '', to] = part.trim().replace(/^U\+/i, '').split('-')
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt((to ?? from).replaceAll('?', 'F'), 16),
    ] as const
  })
}
