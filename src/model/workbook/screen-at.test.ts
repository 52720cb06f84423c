import { expect, test } from 'vitest'
import { screenAt, stepAt } from './screen-at.ts'

test('a member who drags a point is on the screen of the map', () => {
  expect(stepAt('strategy/positioning/position/map/point/own')?.path).toBe(
    'strategy/positioning/position/map',
  )
  expect(screenAt('/brand/strategy/positioning/point/own')).toBe('/brand/strategy/positioning')
})

test('a page has no step', () => {
  expect(stepAt('core/story/what')?.path).toBe('core/story/what')
  expect(stepAt('/brand/guide/visual')).toBeUndefined()
  expect(stepAt(null)).toBeUndefined()
})
