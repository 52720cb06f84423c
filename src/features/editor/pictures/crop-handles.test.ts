import { expect, test } from 'vitest'
import { matrixOf } from '#scene/shapes/matrix.ts'
import { cropHandleAt, seenSide, wayOut } from './crop-handles.ts'

const frame = { w: 200, h: 100 }

test('an edge is taken along all of its length, a corner where two meet', () => {
  expect(cropHandleAt(frame, [3, 50], 10)).toBe('w')
  expect(cropHandleAt(frame, [60, -8], 10)).toBe('n')
  expect(cropHandleAt(frame, [195, 108], 10)).toBe('se')
  expect(cropHandleAt(frame, [100, 50], 10)).toBeNull()
  expect(cropHandleAt(frame, [100, -11], 10)).toBeNull()
})

test('half of a small frame is left for the picture', () => {
  expect(cropHandleAt({ w: 20, h: 20 }, [10, 10], 22)).toBeNull()
  expect(cropHandleAt({ w: 20, h: 20 }, [4, 10], 22)).toBe('w')
})

test('a side is named by where it is seen, and arrows bring it there', () => {
  const at = { x: 0, y: 0, ...frame }
  expect((['n', 'e', 's', 'w'] as const).map((side) => seenSide(matrixOf(at), side))).toEqual([
    'top',
    'right',
    'bottom',
    'left',
  ])
  const flipped = matrixOf({ ...at, flipX: true })
  expect([seenSide(flipped, 'w'), seenSide(flipped, 'n')]).toEqual(['right', 'top'])
  const turned = matrixOf({ ...at, rotate: 90 })
  expect([seenSide(turned, 'n'), seenSide(turned, 'e')]).toEqual(['right', 'bottom'])
  for (const rotate of [0, 45, 90, 135, 180, 225, -45])
    for (const flipY of [{}, { flipY: true } as const]) {
      const matrix = matrixOf({ ...at, rotate, ...flipY })
      const names = (['n', 'e', 's', 'w'] as const).map((side) => seenSide(matrix, side))
      expect(new Set(names).size).toBe(4)
    }
  expect([wayOut(flipped, 'w', [1, 0]), wayOut(flipped, 'w', [0, 1])]).toEqual([1, 0])
  expect(wayOut(turned, 'n', [-1, 0])).toBe(-1)
})
