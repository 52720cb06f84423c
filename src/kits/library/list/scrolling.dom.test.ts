import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'onscrollend')
})

test.each([
  { says: true, silent: 900 },
  { says: false, silent: 60 },
])(
  'what waits for the end of scrolling is done then, once (the browser says when: $says)',
  async ({ says, silent }) => {
    const whenStill = await load(says)
    const done: string[] = []
    const scroll = () => window.dispatchEvent(new Event('scroll'))
    whenStill(() => done.push('before'))
    vi.advanceTimersByTime(0)
    expect(done).toEqual(['before'])

    scroll()
    whenStill(() => done.push('during'))
    const cancel = whenStill(() => done.push('passed'))
    for (let frame = 0; frame < 5; frame += 1) {
      vi.advanceTimersByTime(silent)
      scroll()
    }
    cancel()
    expect(done).toEqual(['before'])
    if (says) window.dispatchEvent(new Event('scrollend'))
    else vi.advanceTimersByTime(80)
    expect(done).toEqual(['before', 'during'])
    vi.runAllTimers()
    expect(done).toEqual(['before', 'during'])
  },
)

test('an end that the browser does not say is waited for no longer than a second', async () => {
  const whenStill = await load(true)
  const work = vi.fn()
  window.dispatchEvent(new Event('scroll'))
  whenStill(work)
  vi.advanceTimersByTime(999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

/** The module as it is loaded in a browser that says when scrolling ends, or does not. */
async function load(says: boolean) {
  if (says) Object.defineProperty(window, 'onscrollend', { value: null, configurable: true })
  else Reflect.deleteProperty(window, 'onscrollend')
  return (await import('./scrolling.ts')).whenStill
}
