import { cleanup, render } from '@testing-library/react/pure'
import { expect, test, vi } from 'vitest'
import { afterPaint } from '#engine/browser/after-paint.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { databaseNameOf } from '../storage/document-name.ts'
import { nothingUnsynced } from '../storage/unsynced.ts'
import { DocumentProvider } from './DocumentProvider.tsx'

// As in a browser: this file does not load what opens documents.
const { reads, loads } = vi.hoisted(() => ({
  /** What ends the reading of stored answers, by name of the database. */
  reads: new Map<string, (stored: unknown) => void>(),
  /** What was shown each time the code that opens documents was loaded. */
  loads: [] as (string | null)[],
}))
vi.mock('../storage/stored-answers.ts', () => ({
  readStoredState: (name: string) => new Promise((resolve) => reads.set(name, resolve)),
}))
vi.mock('../engine/open-documents.ts', () => {
  loads.push(document.body.textContent)
  return {}
})

const paint = () => new Promise<void>((resolve) => void afterPaint(resolve))

/** Ends the reading of a document's stored answers. */
function read(name: DocumentName): void {
  const end = reads.get(databaseNameOf({ account: null, brand: 'local-1', name }))
  if (!end) throw new Error(`${name} is not being read`)
  end({ answers: { stored: true }, unsynced: nothingUnsynced })
}

test('the code that opens documents is loaded after the stored answers of a document beside the guide are shown', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  render(
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="guide is read">
      <DocumentProvider brand="local-1" document="strategy" account={null} fallback="strategy is read">
        both are shown
      </DocumentProvider>
    </DocumentProvider>,
    { container: host },
  )
  await vi.waitFor(() => expect(host.textContent).toBe('guide is read'))
  read('guide')
  await vi.waitFor(() => expect(host.textContent).toBe('strategy is read'))
  // As many as would let the code be loaded if nothing delayed it.
  for (let i = 0; i < 5; i++) await paint()
  expect(loads).toEqual([])
  read('strategy')
  await vi.waitFor(() => expect(loads).toEqual(['both are shown']))
  cleanup()
})
