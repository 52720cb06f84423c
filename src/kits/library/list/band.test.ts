import { expect, it } from 'vitest'
import { boxBetween, chosenInBand, scrollStep } from './band.ts'

it('a rectangle is the same drawn from any of its corners', () => {
  const box = { x: 10, y: 20, width: 30, height: 40 }
  expect(boxBetween({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual(box)
  expect(boxBetween({ x: 40, y: 60 }, { x: 10, y: 20 })).toEqual(box)
  expect(boxBetween({ x: 10, y: 60 }, { x: 40, y: 20 })).toEqual(box)
})

it('replaces the choice, or with a key held down turns over what is inside', () => {
  const before = new Set(['a', 'b'])
  expect([...chosenInBand(before, ['b', 'c'], false)]).toEqual(['b', 'c'])
  expect([...chosenInBand(before, ['b', 'c'], true)].sort()).toEqual(['a', 'c'])
  expect([...chosenInBand(before, [], true)]).toEqual(['a', 'b'])
})

it('scrolls faster the nearer the pointer is to the edge, and beyond it not faster than that', () => {
  expect([scrollStep(300, 600), scrollStep(48, 600), scrollStep(552, 600)]).toEqual([0, 0, 0])
  expect([scrollStep(40, 600), scrollStep(-400, 600)]).toEqual([-4, -24])
  expect([scrollStep(560, 600), scrollStep(2_000, 600)]).toEqual([4, 24])
})
