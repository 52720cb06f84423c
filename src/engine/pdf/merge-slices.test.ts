import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sfntOf } from '../fonts/sfnt-of.ts'
import { mergeSlices } from './merge-slices.ts'
import { glyphsOf, renamed, tablesOf, viewOf } from './sfnt-tables.ts'

const folder = 'node_modules/@fontsource/gowun-batang/files'
const slices = readdirSync(folder)
  .filter((name) => name.endsWith('400-normal.woff'))
  .slice(0, 3)
  .map((name) => sfntOf(new Uint8Array(readFileSync(`${folder}/${name}`))))
const some = slices.map((font) => ({ font, codes: [...glyphsOf(tablesOf(font)).keys()].slice(20, 24) }))

test('a merged font has the wanted characters of every slice, with their outlines and widths', () => {
  const merged = mergeSlices('Merged', some)
  const tables = tablesOf(merged ?? new Uint8Array())
  const glyphs = glyphsOf(tables)
  expect([...glyphs.keys()].toSorted()).toEqual(some.flatMap(({ codes }) => codes).toSorted())
  for (const { font, codes } of some) {
    for (const code of codes) expect(shapeOf(tables, code)).toEqual(shapeOf(tablesOf(font), code))
  }
})

test('a renamed font has its own family and all else as it was', () => {
  const [font = new Uint8Array()] = slices
  const [before, after] = [tablesOf(font), tablesOf(renamed(font, 'Saegim Title'))]
  expect(new TextDecoder('utf-16be').decode(after.get('name'))).toContain('Saegim Title')
  for (const tag of before.keys()) if (tag !== 'name') expect(after.get(tag)).toEqual(before.get(tag))
})

test('nothing wanted, nothing merged', () => {
  expect(mergeSlices('Merged', [])).toBeNull()
  expect(mergeSlices('Merged', [{ font: slices[0] ?? new Uint8Array(), codes: [0x10ffff] }])).toBeNull()
})

function shapeOf(tables: ReturnType<typeof tablesOf>, code: number) {
  const table = (tag: string) => tables.get(tag) ?? new Uint8Array()
  const glyph = glyphsOf(tables).get(code) ?? 0
  const isLong = viewOf(table('head')).getInt16(50) === 1
  const loca = viewOf(table('loca'))
  const at = (id: number) => (isLong ? loca.getUint32(id * 4) : loca.getUint16(id * 2) * 2)
  const metrics = viewOf(table('hhea')).getUint16(34)
  const outline = table('glyf').slice(at(glyph), at(glyph + 1))
  // Parts of a composite outline have other ids in another font.
  const isComposite = outline.length > 0 && viewOf(outline).getInt16(0) < 0
  // The next glyph begins on a multiple of four.
  const end = outline.findLastIndex((byte) => byte !== 0) + 1
  return {
    outline: isComposite ? outline.slice(0, 10) : outline.slice(0, end),
    advance: viewOf(table('hmtx')).getUint16(Math.min(glyph, metrics - 1) * 4),
  }
}
