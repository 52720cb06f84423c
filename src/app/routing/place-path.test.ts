import { expect, test } from 'vitest'
import { pathOfPlace } from './place-path.ts'

const routes = { '/brand': 1, '/brand/guide/core': 1, '/work-book': 1, '/account/login': 1 }

test.each([
  ['core/story/what', '/work-book/core/story/what'],
  ['/brand/guide/core', '/brand/guide/core'],
  ['/work-book', '/work-book'],
  ['strategy/positioning/position/map/point/own', '/work-book/strategy/positioning/position/map'],
])('%s is gone to', (place, path) => expect(pathOfPlace(place, routes)).toBe(path))

test.each([
  null,
  '',
  'core/story/nothing',
  '/brand/unknown',
  '/account/login',
  '//evil.example',
  'https://evil.example',
])('%s is not', (place) => expect(pathOfPlace(place, routes)).toBeNull())
