import { expect, test } from 'vitest'
import { bubbleScale, positionAfterKey, positionAt } from './point-position.ts'

const box = { left: 100, top: 50, width: 400, height: 200 }

test('a point of the screen is a position from left to right and from bottom to top', () => {
  expect(positionAt(box, 100, 250)).toEqual({ x: 0, y: 0 })
  expect(positionAt(box, 500, 50)).toEqual({ x: 100, y: 100 })
  expect(positionAt(box, 281, 101)).toEqual({ x: 45, y: 75 })
})

test('a position is clamped to the map, and is the middle of a map without a size', () => {
  expect(positionAt(box, -900, 9000)).toEqual({ x: 0, y: 0 })
  expect(positionAt({ left: 0, top: 0, width: 0, height: 0 }, 4, 4)).toEqual({ x: 50, y: 50 })
})

test('arrows move by one and with shift by ten, not over the edge', () => {
  expect(positionAfterKey({ x: 45, y: 75 }, 'ArrowRight', false)).toEqual({ x: 46, y: 75 })
  expect(positionAfterKey({ x: 45, y: 75 }, 'ArrowDown', true)).toEqual({ x: 45, y: 65 })
  expect(positionAfterKey({ x: 4, y: 100 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 100 })
  expect(positionAfterKey({ x: 4, y: 100 }, 'Tab', false)).toBeNull()
})

test('four times the size is twice the diameter, and nothing is too small to see', () => {
  expect(bubbleScale(100)).toBe(1)
  expect(bubbleScale(25)).toBe(0.5)
  expect(bubbleScale(0)).toBeGreaterThan(0.2)
  expect(bubbleScale(null)).toBe(bubbleScale(50))
})
