/** A table of an OpenType font, by its four-letter tag. */
export type Tables = ReadonlyMap<string, Uint8Array>

/** The tables of a TrueType or OpenType font. */
export function tablesOf(font: Uint8Array): Tables {
  const view = viewOf(font)
  const tables = new Map<string, Uint8Array>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16
    const tag = String.fromCharCode(...font.subarray(at, at + 4))
    const offset = view.getUint32(at + 8)
    tables.set(tag, font.subarray(offset, offset + view.getUint32(at + 12)))
  }
  return tables
}

/** A font file of these tables. Checksums stay empty: no reader of ours looks at them. */
export function fontOf(tables: Tables, version = 0x00010000): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const start = 12 + sorted.length * 16
  const size = sorted.reduce((sum, [, bytes]) => sum + padded(bytes.length), start)
  const font = new Uint8Array(size)
  const view = viewOf(font)
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  view.setUint32(0, version)
  view.setUint16(4, sorted.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (sorted.length - power) * 16)
  let offset = start
  sorted.forEach(([tag, bytes], index) => {
    const at = 12 + index * 16
    font.set(lettersOf(tag), at)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  })
  return font
}

/** The same font under another family name, so that a document can ask for exactly this file. */
export function renamed(font: Uint8Array, family: string): Uint8Array<ArrayBuffer> {
  return fontOf(new Map(tablesOf(font)).set('name', nameTable(family)), viewOf(font).getUint32(0))
}

/** A `name` table with family, style, full name and PostScript name. */
export function nameTable(family: string): Uint8Array {
  const entries = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const
  const texts = entries.map(([, text]) => text)
  const start = 6 + entries.length * 12
  const table = new Uint8Array(start + texts.join('').length * 2)
  const view = viewOf(table)
  view.setUint16(2, entries.length)
  view.setUint16(4, start)
  let offset = 0
  entries.forEach(([id, text], index) => {
    const at = 6 + index * 12
    // Windows, Unicode, US English.
    for (const [slot, value] of [3, 1, 0x409, id, text.length * 2, offset].entries())
      view.setUint16(at + slot * 2, value)
    for (let letter = 0; letter < text.length; letter++)
      view.setUint16(start + offset + letter * 2, text.charCodeAt(letter))
    offset += text.length * 2
  })
  return table
}

/** Glyph by code point, from the widest Unicode subtable of `cmap` in format 4 or 12. */
export function glyphsOf(tables: Tables): ReadonlyMap<number, number> {
  const cmap = tables.get('cmap')
  const glyphs = new Map<number, number>()
  if (!cmap) return glyphs
  const view = viewOf(cmap)
  const offsets = Array.from({ length: view.getUint16(2) }, (_, index) => view.getUint32(4 + index * 8 + 4))
  const formatAt = (format: number) => offsets.find((offset) => view.getUint16(offset) === format)
  const [wide, narrow] = [formatAt(12), formatAt(4)]
  if (wide !== undefined) readFormat12(view, wide, glyphs)
  else if (narrow !== undefined) readFormat4(view, narrow, glyphs)
  return glyphs
}

function readFormat12(view: DataView, at: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group++) {
    const [from, to, glyph] = [0, 4, 8].map((slot) => view.getUint32(at + 16 + group * 12 + slot))
    for (let code = from ?? 0; code <= (to ?? -1); code++) glyphs.set(code, (glyph ?? 0) + code - (from ?? 0))
  }
}

function readFormat4(view: DataView, at: number, glyphs: Map<number, number>): void {
  const count = view.getUint16(at + 6) / 2
  for (let segment = 0; segment < count; segment++) {
    const slot = (table: number) => at + 14 + table * count * 2 + segment * 2 + (table === 0 ? 0 : 2)
    const [to, from, delta] = [view.getUint16(slot(0)), view.getUint16(slot(1)), view.getUint16(slot(2))]
    const rangeAt = slot(3)
    const range = view.getUint16(rangeAt)
    for (let code = from; code <= to && code !== 0xffff; code++) {
      const raw = range === 0 ? code : view.getUint16(rangeAt + range + (code - from) * 2)
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff)
    }
  }
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function lettersOf(tag: string): number[] {
  return [...tag].map((letter) => letter.charCodeAt(0))
}

function padded(length: number): number {
  return (length + 3) & ~3
}
