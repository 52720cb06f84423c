import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { strategy } from '#model/documents/strategy.ts'
import { closeDocument, documentAt, retainDocument } from '../engine/open-documents.ts'
import { openDocuments } from '../engine/registry.ts'
import { DocumentProvider } from './DocumentProvider.tsx'
import { useAnswersOf } from './useAnswersOf.ts'

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

test('of a document that this device does not have nothing is known, until it is opened elsewhere on the page', async () => {
  render(
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      <Count />
    </DocumentProvider>,
    { container: host },
  )
  await shows('guide: ')
  const open = documentAt({ account: null, brand: 'local-1', name: 'strategy' })
  retainDocument(open)
  await shows('guide,strategy: ')
  open.choose(brandName, '모아')
  await shows('guide,strategy: 모아')
})

function Count() {
  const { answers, known } = useAnswersOf(['guide', 'strategy'])
  return `${[...known].join()}: ${answers[brandName.path] ?? ''}`
}

async function shows(text: string): Promise<void> {
  await vi.waitFor(() => expect(host.textContent).toBe(text))
}
