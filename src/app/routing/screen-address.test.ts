import { expect, test } from 'vitest'
import { addressOfScreen } from './screen-address.ts'

const routes = { '/brand': 1, '/brand/guide/core': 1, '/work-book': 1, '/account/login': 1 }

test.each([
  ['core/story/what', '/work-book/core/story/what'],
  ['/brand/guide/core', '/brand/guide/core'],
  ['/work-book', '/work-book'],
  ['strategy/positioning/position/map/point/own', '/work-book/strategy/positioning/position/map'],
])('presence at %s leads to %s', (reported, path) => expect(addressOfScreen(reported, routes)).toBe(path))

test.each([
  null,
  '',
  'core/story/nothing',
  '/brand/unknown',
  '/account/login',
  '//evil.example',
  'https://evil.example',
])('presence at %s leads nowhere', (reported) => expect(addressOfScreen(reported, routes)).toBeNull())
