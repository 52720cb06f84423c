import { sliceFor } from '#engine/fonts/slices.ts'
import { mergeSlices } from '#engine/pdf/merge-slices.ts'
import { glyphsOf, tablesOf, viewOf } from '#engine/pdf/sfnt-tables.ts'
import type { OfferedFace } from '#scene/back-ends/offered-faces.ts'
import { openFonts } from '#scene/back-ends/open-fonts.ts'
import type { FontOf, OutlineFont } from '#scene/back-ends/place-glyphs.ts'
import type { Drawing, TextItem } from '#scene/list/drawing.ts'
import type { SliceSource } from './held-slices.ts'

/** One font for the PDF, with the letters that are used of it. */
export interface PdfFont {
  readonly bytes: Uint8Array
  readonly glyphs: ReadonlyMap<number, number>
  /** Advance of a glyph, of the size. */
  advanceOf(glyph: number): number
}

export interface PdfFonts {
  fontsOf(item: TextItem): FontOf
  /** The font to embed for one that a run is set in; null where it has no outlines that can be merged, so that it is drawn. */
  embeddable(font: OutlineFont): PdfFont | null
  /** All of them. */
  readonly all: readonly PdfFont[]
  /** Slugs of families of which a part is not on this device: their letters are set in another one. */
  readonly missing: readonly string[]
}

interface OpenSlice {
  readonly bytes: Uint8Array
  readonly font: OutlineFont
  readonly known: ReadonlyMap<number, number>
  readonly wanted: Set<number>
}

/** By the bytes of their files. */
const glyphs = new WeakMap<Uint8Array, ReadonlyMap<number, number>>()

function glyphsIn(bytes: Uint8Array): ReadonlyMap<number, number> {
  const known = glyphs.get(bytes) ?? glyphsOf(tablesOf(bytes))
  glyphs.set(bytes, known)
  return known
}

/** Slices as TrueType and their merged fonts, one for each face. */
export async function openPdfFonts(
  drawings: readonly Drawing[],
  source: SliceSource,
  create: (bytes: Uint8Array) => OutlineFont,
): Promise<PdfFonts> {
  const opened = new Map<string, Promise<OpenSlice>>()
  const faces = new Map<string, Set<OpenSlice>>()
  const missing = new Set<string>()
  const open = (url: string, read: () => Promise<Uint8Array>) => {
    const reading =
      opened.get(url) ??
      read().then((bytes) => ({
        bytes,
        font: create(bytes),
        known: glyphsIn(bytes),
        wanted: new Set<number>(),
      }))
    opened.set(url, reading)
    return reading
  }
  const openFor = async ({ family, weight }: OfferedFace, letter: string): Promise<OpenSlice | null> => {
    try {
      const slice = sliceFor(await source.slices(family.slug, weight), letter)
      return slice ? await open(slice.url, () => source.file(slice)) : null
    } catch (cause) {
      if (family.slug !== 'pretendard') throw cause
      // The app has the whole of it in two weights, also where there is no network.
      const own = weight > 550 ? 700 : 400
      return open(`whole ${own}`, () => source.base(own))
    }
  }
  const findIn = async ({ family, weight }: OfferedFace, letter: string): Promise<OutlineFont | null> => {
    const file = await openFor({ family, weight }, letter)
    if (!file) return null
    const code = letter.codePointAt(0) ?? 0
    if (!file.known.has(code)) return null
    file.wanted.add(code)
    const key = `${family.slug} ${weight}`
    faces.set(key, (faces.get(key) ?? new Set()).add(file))
    return file.font
  }
  const fontsOf = await openFonts(drawings, async (offered, letter) => {
    for (const face of offered) {
      const font = await findIn(face, letter).catch(() => void missing.add(face.family.slug))
      if (font) return font
    }
    return null
  })
  const merged = new Map<OutlineFont, PdfFont | null>()
  for (const [index, slices] of [...faces.values()].entries()) {
    const font = mergedFont(`Saegim ${index + 1}`, [...slices])
    for (const slice of slices) merged.set(slice.font, font)
  }
  const all = [...new Set(merged.values())].filter((font) => font !== null)
  return { fontsOf, all, embeddable: (font) => merged.get(font) ?? null, missing: [...missing] }
}

function mergedFont(name: string, slices: readonly OpenSlice[]): PdfFont | null {
  const bytes = mergeSlices(
    name,
    slices.map(({ bytes: font, wanted }) => ({ font, codes: [...wanted].sort((a, b) => a - b) })),
  )
  if (!bytes) return null
  const tables = tablesOf(bytes)
  const table = (tag: string) => viewOf(tables.get(tag) ?? new Uint8Array())
  const [perEm, metrics] = [table('head').getUint16(18), table('hmtx')]
  return { bytes, glyphs: glyphsOf(tables), advanceOf: (glyph) => metrics.getUint16(glyph * 4) / perEm }
}
