import { afterEach, expect, vi } from 'vitest'

/** An error that somebody logs is an error that somebody overlooks: it fails the test it happens in. */
const spy = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = spy.mock.calls.splice(0)
  expect(calls, 'console.error was called').toEqual([])
})
