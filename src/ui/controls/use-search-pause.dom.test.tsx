import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchPause } from './useSearchPause.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('letters that follow each other within 500 ms are one search, and none is left after the screen', async () => {
  const asked: string[] = []
  const root = createRoot(document.createElement('div'))
  const type = (words: string) =>
    act(async () => root.render(<Field words={words} search={(text) => asked.push(text)} />))
  await type('온')
  vi.advanceTimersByTime(499)
  await type('온기')
  vi.advanceTimersByTime(499)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['온기'])
  await type('온기 가')
  await act(async () => root.unmount())
  vi.advanceTimersByTime(500)
  expect(asked).toEqual(['온기'])
})

function Field({ words, search }: { words: string; search: (words: string) => void }) {
  useSearchPause(words, search)
  return null
}
