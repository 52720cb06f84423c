import { act, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { storeLanguage } from '#engine/identity/language.ts'
import type { Problem } from '#model/sync/protocol.ts'
import { loadContent } from './content.ts'
import { useProblemWords } from './useProblemWords.ts'

let host: HTMLElement

beforeEach(() => {
  storeLanguage('en')
  host = document.body.appendChild(document.createElement('div'))
})

const about = { document: 'guide', field: 'core.background' } as const

test('a problem is shown in the page’s language, not in that of the server’s message', async () => {
  await show({ ...about, code: 'TOO_LONG', message: '2000자까지 쓸 수 있어요.', words: { max: 2000 } })
  expect(host.textContent).toBe('Up to 2000 characters.')
  await show({ ...about, code: 'FROM_A_NEWER_SERVER', message: '일요일에는 쉽니다.' })
  expect(host.textContent).toBe('일요일에는 쉽니다.')
  await show(undefined)
  expect(host.textContent).toBe('')
})

function Screen({ problem }: { problem: Problem | undefined }) {
  return useProblemWords(problem)
}

async function show(problem: Problem | undefined): Promise<void> {
  await act(() => render(<Screen problem={problem} />, { container: host }))
  await act(() => Promise.all([loadContent('errors'), import('#model/sync/problem-words.ts')]))
}
