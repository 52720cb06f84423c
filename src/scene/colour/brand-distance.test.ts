import { expect, test } from 'vitest'
import { contrastOn, isOutsideBrand, nearestSlot, plainHex } from './brand-distance.ts'
import { paletteOf } from './palette.ts'

const palette = paletteOf({
  colours: {
    main: '#B4583A',
    secondary: '#D1C0BB',
    tertiary: '#B59F16',
    quaternary: '#FDF1ED',
    ink: '#1B1D22',
    paper: '#FFFEFB',
  },
})

test('a slot is of the brand, and so is its colour written out', () => {
  expect(isOutsideBrand('{color.main.tint70}', palette)).toBe(false)
  expect(isOutsideBrand('#b4583a', palette)).toBe(false)
  expect(isOutsideBrand('#FFFFFF', palette)).toBe(false)
})

test('another colour is outside of the brand', () => {
  expect(isOutsideBrand('#C9702E', palette)).toBe(true)
})

test('a colour from outside is nearest to one that the eye takes for it', () => {
  expect(nearestSlot('#C9702E', palette)).toBe('main')
  expect(nearestSlot('#000000', palette)).toBe('ink')
  expect(nearestSlot('#A89510', palette)).toBe('tertiary')
})

test('what is no colour is black', () => {
  expect(plainHex('#12345678', palette)).toBe('#000000')
})

test('the contrast of a colour is that with the hardest of what it stands on', () => {
  expect(contrastOn('#000000', { colours: ['#FFFFFF', '#777777'], isOnPhoto: false })).toBeCloseTo(4.69, 1)
  expect(contrastOn('#000000', { colours: [], isOnPhoto: false })).toBeNull()
})
