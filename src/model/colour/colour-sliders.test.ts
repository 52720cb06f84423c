import { expect, it } from 'vitest'
import { hexOfSliders, moveSlider, slidersOf, trackOf } from './colour-sliders.ts'

it('converts every colour to three sliders and back', () => {
  let state = 11
  for (let i = 0; i < 500; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const hex = `#${(state >>> 8).toString(16).padStart(6, '0').toUpperCase()}`
    const sliders = slidersOf(hex, null)
    const back = hexOfSliders(sliders)
    for (const at of [1, 3, 5]) {
      const difference =
        Number.parseInt(hex.slice(at, at + 2), 16) - Number.parseInt(back.slice(at, at + 2), 16)
      expect(Math.abs(difference), hex).toBeLessThanOrEqual(1)
    }
  }
})

it('gives the same colour after converting there and back', () => {
  const start = slidersOf('#B4583A', null)
  const away = moveSlider(moveSlider(start, 'light', 58), 'light', 59)
  expect(hexOfSliders(away)).not.toBe('#B4583A')
  expect(hexOfSliders(moveSlider(away, 'light', 57))).toBe('#B4583A')
  expect(moveSlider(start, 'light', 100).light).toBe(100)
})

it('keeps the previous hue for a grey', () => {
  const before = slidersOf('#1B2A6B', null)
  expect(slidersOf('#808080', before)).toMatchObject({ hue: before.hue, vivid: 0 })
  expect(slidersOf('#000000', null).vivid).toBe(0)
})

it('gives the colours along the track of a slider', () => {
  expect(trackOf('light', slidersOf('#B4583A', null))).toMatch(
    /^linear-gradient\(to right, #000000, .*#FFFFFF\)$/,
  )
})
