import { type Face, sheetOf } from './load-font.ts'

/** A file of a face and the code points it is for; null: for all. */
export interface Slice {
  readonly url: string
  readonly ranges: readonly (readonly [number, number])[] | null
}

/** The files of a face in the order of its style sheet. Rejects where that cannot be loaded. */
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

/** The file for a character: of several the last one, as in CSS. */
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
