import { fontOf, glyphsOf, nameTable, type Tables, tablesOf, viewOf } from './sfnt-tables.ts'

/** A slice of a font and the code points that are wanted of it. */
export interface WantedSlice {
  readonly font: Uint8Array
  readonly codes: readonly number[]
}

interface Glyph {
  readonly outline: Uint8Array
  readonly advance: number
  readonly bearing: number
}

/**
 * One TrueType font with the wanted glyphs of several slices of a family, because a typesetter tries every font of its
 * list for every character. Metrics are those of the first slice. Null where none has a wanted character or one has no
 * TrueType outlines.
 */
export function mergeSlices(family: string, slices: readonly WantedSlice[]): Uint8Array<ArrayBuffer> | null {
  const glyphs: Glyph[] = []
  const codes = new Map<number, number>()
  let base: Tables | null = null
  for (const { font, codes: wanted } of slices) {
    const tables = tablesOf(font)
    if (!tables.has('glyf')) return null
    const source = readerOf(tables)
    const known = glyphsOf(tables)
    const placed = new Map<number, number>()
    base ??= tables
    if (glyphs.length === 0) glyphs.push(source.glyph(0))
    const place = (id: number): number => {
      const before = placed.get(id)
      if (before !== undefined) return before
      const { outline, ...metrics } = source.glyph(id)
      const at = glyphs.push({ outline, ...metrics }) - 1
      placed.set(id, at)
      glyphs[at] = { outline: withParts(outline, place), ...metrics }
      return at
    }
    for (const code of wanted) {
      const id = known.get(code)
      if (id !== undefined) codes.set(code, place(id))
    }
  }
  return base === null || codes.size === 0 ? null : write(family, base, glyphs, codes)
}

function readerOf(tables: Tables) {
  const table = (tag: string) => viewOf(tables.get(tag) ?? new Uint8Array())
  const [head, hhea, loca, hmtx] = [table('head'), table('hhea'), table('loca'), table('hmtx')]
  const glyf = tables.get('glyf') ?? new Uint8Array()
  const isLong = head.getInt16(50) === 1
  const metrics = hhea.getUint16(34)
  const offset = (id: number) => (isLong ? loca.getUint32(id * 4) : loca.getUint16(id * 2) * 2)
  return {
    glyph: (id: number): Glyph => ({
      outline: glyf.subarray(offset(id), offset(id + 1)),
      advance: hmtx.getUint16(Math.min(id, metrics - 1) * 4),
      bearing: id < metrics ? hmtx.getInt16(id * 4 + 2) : hmtx.getInt16(metrics * 4 + (id - metrics) * 2),
    }),
  }
}

/** A composite outline with the ids of its parts replaced; a simple one as it is. */
function withParts(outline: Uint8Array, place: (id: number) => number): Uint8Array {
  if (outline.length === 0 || viewOf(outline).getInt16(0) >= 0) return outline
  const copy = outline.slice()
  const view = viewOf(copy)
  let at = 10
  for (;;) {
    const flags = view.getUint16(at)
    view.setUint16(at + 2, place(view.getUint16(at + 2)))
    at += 4 + (flags & 0x1 ? 4 : 2)
    if (flags & 0x8) at += 2
    else if (flags & 0x40) at += 4
    else if (flags & 0x80) at += 8
    if (!(flags & 0x20)) return copy
  }
}

function write(
  family: string,
  base: Tables,
  glyphs: readonly Glyph[],
  codes: ReadonlyMap<number, number>,
): Uint8Array<ArrayBuffer> {
  const loca = new Uint8Array((glyphs.length + 1) * 4)
  const hmtx = new Uint8Array(glyphs.length * 4)
  let size = 0
  glyphs.forEach(({ outline, advance, bearing }, index) => {
    viewOf(hmtx).setUint16(index * 4, advance)
    viewOf(hmtx).setInt16(index * 4 + 2, bearing)
    size += (outline.length + 3) & ~3
    viewOf(loca).setUint32((index + 1) * 4, size)
  })
  const glyf = new Uint8Array(size)
  for (const [index, { outline }] of glyphs.entries()) glyf.set(outline, viewOf(loca).getUint32(index * 4))
  return fontOf(
    new Map([
      ['head', changed(base, 'head', (view) => view.setInt16(50, 1))],
      ['hhea', changed(base, 'hhea', (view) => view.setUint16(34, glyphs.length))],
      ['maxp', changed(base, 'maxp', (view) => view.setUint16(4, glyphs.length))],
      ['OS/2', base.get('OS/2') ?? new Uint8Array()],
      ['post', postTable()],
      ['name', nameTable(family)],
      ['cmap', cmapTable(codes)],
      ['hmtx', hmtx],
      ['loca', loca],
      ['glyf', glyf],
    ]),
  )
}

function changed(base: Tables, tag: string, change: (view: DataView) => void): Uint8Array {
  const copy = (base.get(tag) ?? new Uint8Array()).slice()
  change(viewOf(copy))
  return copy
}

/** Version 3: without names of glyphs. */
function postTable(): Uint8Array {
  const table = new Uint8Array(32)
  viewOf(table).setUint32(0, 0x00030000)
  return table
}

/** One subtable in format 12, a group for each code point. */
function cmapTable(codes: ReadonlyMap<number, number>): Uint8Array {
  const sorted = [...codes].sort(([one], [other]) => one - other)
  const table = new Uint8Array(12 + 16 + sorted.length * 12)
  const view = viewOf(table)
  view.setUint16(2, 1)
  view.setUint16(4, 3)
  view.setUint16(6, 10)
  view.setUint32(8, 12)
  view.setUint16(12, 12)
  view.setUint32(16, 16 + sorted.length * 12)
  view.setUint32(24, sorted.length)
  sorted.forEach(([code, glyph], index) => {
    const at = 28 + index * 12
    view.setUint32(at, code)
    view.setUint32(at + 4, code)
    view.setUint32(at + 8, glyph)
  })
  return table
}
