import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { stepOf } from '#model/workbook/steps.ts'
import { preloadAnswer, useLateAnswer } from './late-answer.ts'
import { loadAnswer } from './question-kinds.ts'

vi.mock('./question-kinds.ts', () => ({ loadAnswer: vi.fn() }))

let root: Root | null = null
const failures: unknown[] = []

afterEach(() => {
  root?.unmount()
  failures.length = 0
  vi.mocked(loadAnswer).mockReset()
})

function render(content: ReactNode): HTMLElement {
  const container = document.createElement('div')
  root = createRoot(container, { onUncaughtError: (cause) => failures.push(cause) })
  root.render(content)
  return container
}

function mustStep(path: string) {
  const step = stepOf(path)
  if (!step) throw new Error(`no step ${path}`)
  return step
}

function Answer({ path }: { path: string }) {
  return useLateAnswer(mustStep(path)) ? <p>answer</p> : <p>pending</p>
}

test('an answer that no route has waited for is loaded after the question is painted', async () => {
  let finish = () => {}
  let shownAtLoad: string | null = null
  vi.mocked(loadAnswer).mockImplementation(() => {
    shownAtLoad = page.textContent
    return new Promise((resolve) => (finish = resolve))
  })
  const page = render(<Answer path="visual/color/main" />)
  await vi.waitFor(() => expect(loadAnswer).toHaveBeenCalledOnce())
  expect(shownAtLoad).toBe('pending')
  expect(page.textContent).toBe('pending')
  finish()
  await vi.waitFor(() => expect(page.textContent).toBe('answer'))
})

test('an answer that a route has waited for is there at once', async () => {
  vi.mocked(loadAnswer).mockResolvedValue()
  await preloadAnswer(mustStep('visual/color/pallet'))
  const page = render(<Answer path="visual/color/pallet" />)
  await vi.waitFor(() => expect(page.textContent).not.toBe(''))
  expect(page.textContent).toBe('answer')
  expect(loadAnswer).toHaveBeenCalledOnce()
})

test('an answer that cannot be loaded is thrown, so that the page says it and offers another try', async () => {
  const cause = new TypeError('Failed to fetch')
  vi.mocked(loadAnswer).mockRejectedValue(cause)
  render(<Answer path="visual/color/complete" />)
  await vi.waitFor(() => expect(failures).toEqual([cause]))
})
