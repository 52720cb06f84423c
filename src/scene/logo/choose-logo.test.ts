import { expect, test } from 'vitest'
import { luminanceOf } from '#model/colour/contrast.ts'
import type { DressLogo } from '../dress/dress.ts'
import { toneFor } from './choose-logo.ts'

const tone = (of: DressLogo['tone'], hex: `#${string}`): DressLogo => ({
  form: 'primary',
  tone: of,
  key: of,
  luma: null,
  width: 200,
  height: 80,
  luminance: luminanceOf(hex),
})
const rust = tone('colour', '#B4583A')
const white = tone('light', '#FFFFFF')

test('a tone that is wished stays where it is clear, and gives way to a clearer one below a contrast of 3', () => {
  expect(toneFor([rust, white], 'colour', ['#FFFFFF'])).toBe(rust)
  expect(toneFor([rust, white], 'colour', ['#4A2A22'])).toBe(white)
})

test('of tones that are not clear the one that stands out most is shown, and none below a contrast of 2', () => {
  expect(toneFor([rust], 'colour', ['#4A2A22'])).toBe(rust)
  expect(toneFor([rust], 'colour', ['#A04E33'])).toBeNull()
})

test('a logo in several colours gives way where one of them would be lost, however light its mean is', () => {
  const pair = { ...tone('colour', '#DFA89F'), parts: [luminanceOf('#DFA89F'), luminanceOf('#000000')] }
  expect(toneFor([pair, white], 'colour', ['#33211F'])).toBe(white)
  const gold = { ...tone('colour', '#3A2A10'), parts: [luminanceOf('#C9A227'), luminanceOf('#33211F')] }
  expect(toneFor([gold, white], 'colour', ['#FFFFFF'])).toBe(gold)
})
