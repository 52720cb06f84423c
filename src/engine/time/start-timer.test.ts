import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestDelayMs, startTimer } from './start-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([2 ** 31, 400 * 86_400_000, Number.POSITIVE_INFINITY, Number.NaN])(
  'a timer of %d ms does not fire before the longest that a browser keeps',
  (delayMs) => {
    const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout')
    const work = vi.fn()
    startTimer(work, delayMs)
    expect(setTimeoutSpy.mock.calls[0]?.[1]).toBe(longestDelayMs)
    vi.advanceTimersByTime(longestDelayMs - 1)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
    setTimeoutSpy.mockRestore()
  },
)

test('a timer for a moment that has passed fires at once', () => {
  const work = vi.fn()
  startTimer(work, -5_000)
  vi.advanceTimersByTime(0)
  expect(work).toHaveBeenCalledOnce()
})
