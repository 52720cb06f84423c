import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchPause } from './useSearchPause.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('letters that follow each other within 500 ms are one search, and none is left after the screen', async () => {
  const asked: string[] = []
  const container = document.createElement('div')
  const type = (words: string) =>
    act(async () => render(<Field words={words} search={(text) => asked.push(text)} />, { container }))
  await type('온')
  vi.advanceTimersByTime(499)
  await type('온기')
  vi.advanceTimersByTime(499)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['온기'])
  await type('온기 가')
  cleanup()
  vi.advanceTimersByTime(500)
  expect(asked).toEqual(['온기'])
})

function Field({ words, search }: { words: string; search: (words: string) => void }) {
  useSearchPause(words, search)
  return null
}
