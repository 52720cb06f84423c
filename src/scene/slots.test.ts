import { expect, test } from 'vitest'
import { distanceOf, oklchOf } from '#model/colour/oklab.ts'
import type { Colour } from './body/body.ts'
import { readColour } from './colour/colour-slot.ts'
import { mix } from './colour/mix.ts'
import { paletteOf } from './colour/palette.ts'
import { leastApart, separateSlots } from './colour/separate-slots.ts'
import { draw, pageOf, plainDress, rectLayer } from './page.fixture.ts'
import { fillWords } from './slots/fill-words.ts'
import { isFilled } from './slots/is-filled.ts'
import { facesOf } from './text/faces.ts'

const palette = paletteOf(plainDress)
const hexOf = (colour: Colour, from = palette) => readColour(colour, from, 'r').hex

test('tints and shades are mixed in OKLab, by per cent', () => {
  const { l } = oklchOf('#1F6F5C')
  expect(oklchOf(hexOf('{color.main.tint50}')).l).toBeCloseTo((l + 1) / 2, 1)
  expect(hexOf('{color.main.tint100}')).toBe('#FFFFFF')
  expect(hexOf('{color.main.shade100}')).toBe('#15110F')
  expect(hexOf('{color.main.tint0}')).toBe('#1F6F5C')
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#636363')
})

test('what a brand lacks is its main colour or a tint of it', () => {
  const one = paletteOf({ colours: { main: '#B4583A' } })
  expect(one.success).toBe('#B4583A')
  for (const slot of ['secondary', 'tertiary', 'quaternary'] as const) {
    expect(Math.abs(oklchOf(one[slot]).h - oklchOf('#B4583A').h)).toBeLessThan(8)
  }
})

test('without a main colour there are ink and paper', () => {
  const none = paletteOf({ colours: {} })
  expect([none.main, none.quaternary]).toEqual(['#1B1D22', '#FFFEFB'])
})

test('a slot that this version does not know is the main colour', () => {
  expect(hexOf('{color.accent}')).toBe('#1F6F5C')
})

test('a colour that is none is refused', () => {
  expect(() => draw([rectLayer('#12')])).toThrow(
    expect.objectContaining({ name: 'BodyRefused', limit: 'colour' }),
  )
})

test('two slots of a page that land within ΔE 5 are moved apart, the main colour staying', () => {
  const close = paletteOf({ colours: { ...plainDress.colours, secondary: '#21725E' } })
  expect(distanceOf(close.main, close.secondary)).toBeLessThan(leastApart)
  const moved = separateSlots(pageOf([rectLayer('{color.secondary}'), rectLayer('{color.main}')]), close)
  expect(moved.has('{color.main}')).toBe(false)
  const free = moved.get('{color.secondary}') ?? close.secondary
  expect(distanceOf(free, close.main)).toBeGreaterThanOrEqual(leastApart)
  expect(distanceOf(free, close.main)).toBeLessThan(leastApart + 0.05)
})

test('slots that are not used together stay as they are', () => {
  const close = paletteOf({ colours: { ...plainDress.colours, secondary: '#21725E' } })
  expect(separateSlots(pageOf([rectLayer('{color.secondary}')]), close).size).toBe(0)
})

test('ΔE 5 is 0.05 in OKLab, in which black and white are 1 apart', () => {
  expect(distanceOf('#000000', '#FFFFFF')).toBeCloseTo(1, 3)
  expect(leastApart).toBe(0.05)
})

test.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  '{brand.%s} is a slot that no brand fills',
  (name) => {
    const words = { name: '온기' }
    expect(fillWords(`{brand.${name}}\n{brand.name}`, words)).toMatchObject({
      lines: [[{ text: '온기' }]],
      empty: [`{brand.${name}}`],
    })
    const dress = { colours: {}, fonts: {}, logos: [], photos: [], words, clearSpace: 0.25 }
    for (const kind of ['brand', 'color', 'font'] as const)
      expect(isFilled(`{${kind}.${name}}`, dress)).toBe(false)
    expect(facesOf(`{font.${name}}`, dress)).toEqual([])
  },
)
