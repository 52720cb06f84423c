import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

afterEach(() => {
  vi.useRealTimers()
})

test('work waits until the first content is noted, and later work runs at once', async () => {
  const { afterFirstContent, noteFirstContent } = await import('./first-content.ts')
  const work = vi.fn()
  afterFirstContent(work)
  expect(work).not.toHaveBeenCalled()
  noteFirstContent()
  expect(work).toHaveBeenCalledOnce()
  afterFirstContent(work)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a page whose content comes later delays what its frame has reported', async () => {
  const { afterFirstContent, delayFirstContent, noteFirstContent } = await import('./first-content.ts')
  const work = vi.fn()
  const endDelay = delayFirstContent()
  afterFirstContent(work)
  noteFirstContent()
  expect(work).not.toHaveBeenCalled()
  endDelay()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

test('the end of a delay does not report a frame that is not shown yet', async () => {
  const { afterFirstContent, delayFirstContent, noteFirstContent } = await import('./first-content.ts')
  const work = vi.fn()
  const endDelay = delayFirstContent()
  afterFirstContent(work)
  endDelay()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  noteFirstContent()
  expect(work).toHaveBeenCalledOnce()
})

test('ending one of two delays twice leaves the other', async () => {
  const { afterFirstContent, delayFirstContent, noteFirstContent } = await import('./first-content.ts')
  const work = vi.fn()
  const endFirst = delayFirstContent()
  const endSecond = delayFirstContent()
  afterFirstContent(work)
  noteFirstContent()
  endFirst()
  endFirst()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  endSecond()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
