import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAll } from './keep-all.ts'

const onReady = vi.fn()
let fetched: number | null
let asked: unknown[]
let answered: Promise<void>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  asked = []
  fetched = 3
  onReady.mockReset()
  return () => vi.useRealTimers()
})
afterEach(() => vi.unstubAllGlobals())

test('a first visit has the rest fetched after a minute, and is told once all is there', async () => {
  stubWorker(null)
  const kept = keepAll(onReady)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  await kept
  await answered
  expect(asked).toEqual([{ type: 'KEEP_ALL' }])
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce())
})

test('a later visit goes on at once; nothing is said where nothing was missing, or not all could be had', async () => {
  stubWorker({})
  for (const count of [0, null]) {
    fetched = count
    await keepAll(onReady)
    await answered
  }
  expect(asked).toHaveLength(2)
  expect(onReady).not.toHaveBeenCalled()
})

function stubWorker(controller: object | null): void {
  const postMessage = (message: unknown, [port]: [MessagePort]) => {
    asked.push(message)
    port.postMessage(fetched)
    // What is posted after it comes after it.
    answered = new Promise((resolve) => setImmediate(resolve))
  }
  vi.stubGlobal('navigator', {
    serviceWorker: { controller, ready: Promise.resolve({ active: { postMessage } }) },
  })
}
