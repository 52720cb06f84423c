import { expect, test } from 'vitest'
import { statusOf } from './status-of.ts'

test('an error has the status of its refused call, one without a page counts as 500', () => {
  expect(statusOf({ status: 403 }, true)).toBe(403)
  expect(statusOf({ status: 418 }, true)).toBe(500)
  expect(statusOf({ status: 503 }, true)).toBe(500)
})

test('an error that is no answer of the server is a fault of the app', () => {
  expect(statusOf(new Error('Unknown middleware'), true)).toBe('fault')
  expect(statusOf(new DOMException('The node is not a child of this node.', 'NotFoundError'), true)).toBe(
    'fault',
  )
  expect(statusOf(null, false)).toBe('fault')
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
