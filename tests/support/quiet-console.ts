import { afterEach, expect, vi } from 'vitest'

/** A logged error fails the test in which it happens. */
const spy = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = spy.mock.calls.splice(0)
  expect(calls, 'console.error was called').toEqual([])
})
