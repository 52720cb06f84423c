import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWatched } from '#engine/watch/watched.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Phase } from '../storage/phase.ts'
import { DocumentContext, type DocumentView, type DocumentViews } from './DocumentProvider.tsx'
import { useReadAnswers } from './useReadAnswers.ts'

let seen: Answers | null
let end = () => {}

beforeEach(() => {
  seen = null
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

test('the answers of several documents come when the last of them is read', async () => {
  const [guide, strategy] = [shown('guide', 'ready'), shown('strategy', 'loading')]
  guide.answers.set({ 'info.name': '온기' })
  show({ guide, strategy })
  await vi.advanceTimersByTimeAsync(500)
  expect(seen).toBeNull()
  strategy.answers.set({ 'personality.tagline1': '오늘의 한 끼에' })
  strategy.phase.set('ready')
  await vi.waitFor(() =>
    expect(seen).toEqual({ 'info.name': '온기', 'personality.tagline1': '오늘의 한 끼에' }),
  )
})

test('a document that this device does not have is not awaited for ever', async () => {
  show({ guide: shown('guide', 'ready'), strategy: shown('strategy', 'waiting') })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(seen).toEqual({}))
})

function shown(name: DocumentName, phase: Phase) {
  return { name, phase: createWatched<Phase>(phase), answers: createWatched<Answers>({}) }
}

function show(documents: Readonly<Record<string, ReturnType<typeof shown>>>): void {
  const byName = Object.fromEntries(
    Object.entries(documents).map(([name, document]) => [
      name,
      { document, isReadOnly: false } as unknown as DocumentView,
    ]),
  )
  const views = { current: byName.guide, byName } as unknown as DocumentViews
  render(
    <DocumentContext value={views}>
      <Reader />
    </DocumentContext>,
  )
  end = () => cleanup()
}

function Reader() {
  seen = useReadAnswers()
  return null
}
