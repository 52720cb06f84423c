import 'fake-indexeddb/auto'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { strategy } from '#model/documents/strategy.ts'
import { closeDocument, documentAt } from '../engine/open-documents.ts'
import { openDocuments } from '../engine/registry.ts'
import { DocumentProvider } from './DocumentProvider.tsx'
import { OtherDocument } from './OtherDocument.tsx'
import { useAnswers } from './useAnswers.ts'
import { useDocument } from './useDocument.ts'

const { brandName } = strategy.positioning
let host: HTMLElement

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

test('another document becomes the current one, so that it is written into', async () => {
  await show(false)
  expect(host.textContent).toBe('strategy: 모아')
})

test('a document that is opened aside gives its answers and leaves the current one as it is', async () => {
  await show(true)
  expect(host.textContent).toBe('guide: 모아')
})

function Screen() {
  const { name } = useDocument()
  return `${name}: ${useAnswers()[brandName.path]}`
}

async function show(isAside: boolean): Promise<void> {
  await act(() =>
    render(
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <OtherDocument document="strategy" isAside={isAside}>
          <Screen />
        </OtherDocument>
      </DocumentProvider>,
      { container: host },
    ),
  )
  await act(async () => vi.waitFor(() => expect(host.textContent).not.toBe('…')))
  const open = documentAt({ account: null, brand: 'local-1', name: 'strategy' })
  await act(async () => vi.waitFor(() => expect(open.phase.get()).toBe('ready')))
  await act(async () => open.choose(brandName, '모아'))
  await act(async () => vi.waitFor(() => expect(host.textContent).toContain('모아')))
}
