import { cleanup, render } from '@testing-library/react/pure'
import { expect, test, vi } from 'vitest'
import { isFirstContentPast } from '#engine/browser/first-content.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { databaseNameOf } from '../storage/document-name.ts'
import { nothingUnsynced } from '../storage/unsynced.ts'
import { DocumentProvider } from './DocumentProvider.tsx'

// As in a browser: this file does not load what opens documents.
const { reads, loads } = vi.hoisted(() => ({
  reads: new Map<string, (stored: unknown) => void>(),
  loads: [] as string[],
}))
vi.mock('../storage/stored-answers.ts', () => ({
  readStoredState: (name: string) => new Promise((resolve) => reads.set(name, resolve)),
}))
vi.mock('../engine/open-documents.ts', () => {
  loads.push(`${document.body.textContent}, ${isFirstContentPast() ? 'after' : 'before'} the first content`)
  return {}
})

function read(name: DocumentName, answers: object | null): void {
  reads.get(databaseNameOf({ account: null, brand: 'local-1', name }))?.({
    answers,
    unsynced: nothingUnsynced,
  })
}

test('a document that stores no answers is opened before anything that waits for the first content', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  render(
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="guide is read">
      <DocumentProvider brand="local-1" document="planner" account={null} fallback="title of the planner">
        planner
      </DocumentProvider>
    </DocumentProvider>,
    { container: host },
  )
  await vi.waitFor(() => expect(host.textContent).toBe('guide is read'))
  read('guide', { stored: true })
  await vi.waitFor(() => expect(host.textContent).toBe('title of the planner'))
  read('planner', null)
  await vi.waitFor(() => expect(loads).toEqual(['title of the planner, before the first content']))
  cleanup()
})
