import { expect, test } from 'vitest'
import type { Layer } from '#scene/body/body.ts'
import { forOtherBrand, placePasted, textLayerOf } from './place-pasted.ts'

const size = { width: 1000, height: 500, bleed: 0 }
const box: Layer = { id: 'a', type: 'shape', shape: 'rect', x: 100, y: 100, w: 50, h: 50 }

test('each copy lies a fiftieth of the shorter side beside the one before', () => {
  expect(placePasted([box], size, 0)).toEqual([box])
  expect(placePasted([box], size, 3)).toMatchObject([{ x: 130, y: 130 }])
})

test('what would lie outside of the page comes into its middle', () => {
  expect(placePasted([{ ...box, x: 4000 }], size, 1)).toMatchObject([{ x: 475, y: 225 }])
})

test('a picture of a file of another brand is a place for a photograph of this one', () => {
  const picture: Layer = { id: 'p', type: 'image', src: 'file:7', alt: '그릇', x: 0, y: 0, w: 9, h: 9 }
  const slot: Layer = { ...picture, id: 'q', src: '{photo.1}' }
  const [first, second] = forOtherBrand([picture, slot])
  expect(first).toMatchObject({ id: 'p', src: '{photo.2}' })
  expect(first).not.toHaveProperty('alt')
  expect(second).toEqual(slot)
})

test('words become one text in the middle, as they are written, within the limit', () => {
  const layer = textLayerOf('하나 {brand.name}\r\n둘', size, 100)
  expect(layer.text).toBe('하나 {{brand.name}\n둘')
  expect(layer.x + layer.w / 2).toBeCloseTo(500)
  expect(layer.y + layer.h / 2).toBeCloseTo(250)
  expect(textLayerOf('가'.repeat(50), size, 20).text).toHaveLength(20)
})

test('words are cut between letters, and halves of a letter are none', () => {
  expect(textLayerOf('가👩‍👩‍👧', size, 4).text).toBe('가')
  expect(textLayerOf('가\uD83D', size, 4).text).toBe('가\uFFFD')
})
