import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { outlineRun } from './outline-run.ts'
import { type OutlineFont, placeGlyphs } from './place-glyphs.ts'
import { textItem } from './sample-drawing.fixture.ts'

const lora = create(
  readFileSync('node_modules/@fontsource/lora/files/lora-latin-400-normal.woff2'),
) as unknown as OutlineFont
const isLatin = (letter: string) => letter.charCodeAt(0) < 0x250
const fontOf = (letter: string) => (isLatin(letter) ? lora : null)
test('a run ends where the layout ended it, whatever its spacing', () => {
  for (const advance of [60, 80, 120]) {
    const placed = placeGlyphs(textItem('Coffee', { advance }), fontOf)
    const last = placed.at(-1)
    const natural = (lora.layout('e').positions[0]?.xAdvance ?? 0) * (24 / lora.unitsPerEm)
    expect((last?.x ?? 0) + natural).toBeCloseTo(advance, 1)
  }
})

test('letters keep the kerning of their font', () => {
  const [a, v] = placeGlyphs(textItem('AV', { advance: naturalOf('AV') }), fontOf)
  expect((v?.x ?? 0) - (a?.x ?? 0)).toBeLessThan(naturalOf('A'))
})

test('letters that no font has are left out', () => {
  const placed = placeGlyphs(textItem('a가b'), fontOf)
  expect(placed.map(({ letters }) => letters)).toEqual(['a', 'b'])
  expect(outlineRun(textItem('가나'), fontOf)).toBe('')
})

test('a space has a width and no ink', () => {
  expect(outlineRun(textItem(' '), fontOf)).toBe('')
  expect(placeGlyphs(textItem('a b', { advance: naturalOf('a b') }), fontOf)).toHaveLength(3)
})

function naturalOf(text: string): number {
  return lora.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * (24 / lora.unitsPerEm)
}
