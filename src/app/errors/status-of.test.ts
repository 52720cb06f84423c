import { expect, test } from 'vitest'
import { statusOf } from './status-of.ts'

test('an error has the status of its refused call, any other error counts as 500', () => {
  expect(statusOf({ status: 403 }, true)).toBe(403)
  expect(statusOf({ status: 418 }, true)).toBe(500)
  expect(statusOf(new Error('Unknown middleware'), true)).toBe(500)
  expect(statusOf(null, false)).toBe(500)
})

test('a call without an answer means no network, also where the browser believes in one', () => {
  expect(statusOf({ status: 0 }, false)).toBe('offline')
  expect(statusOf({ status: 0 }, true)).toBe('offline')
})

test.each([
  'Failed to fetch dynamically imported module: https://saegim.example/assets/StepPage-a1.js',
  'error loading dynamically imported module: https://saegim.example/assets/StepPage-a1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/StepPage-a1.css',
])('a file that cannot be loaded means no network when offline, else an older version: %s', (message) => {
  expect(statusOf(new TypeError(message), false)).toBe('offline')
  expect(statusOf(new TypeError(message), true)).toBe('files')
})
