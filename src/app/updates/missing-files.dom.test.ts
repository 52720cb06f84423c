import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchMissingFiles } from './updates.ts'

const reload = vi.fn()
const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', answer)
  answer.mockResolvedValue(new Response())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  sessionStorage.clear()
})

watchMissingFiles()

test('a missing file of an older version reloads the page, at most once a minute', async () => {
  miss()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  vi.setSystemTime(1_059_000)
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_061_000)
  miss()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('without a server the page is not reloaded', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  miss()
  await vi.waitFor(() => expect(answer).toHaveBeenCalled())
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

function miss(): void {
  const payload = new Error('Failed to fetch dynamically imported module: /assets/a1.js')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}

/** Waits until pending promises are settled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
