import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { documentOpener, openDocuments } from '../engine/registry.ts'
import { inStores, openDatabase } from '../storage/document-database.ts'
import { databaseNameOf } from '../storage/document-name.ts'
import { DocumentProvider } from './DocumentProvider.tsx'
import { useAnswers } from './useAnswers.ts'
import { useDocument } from './useDocument.ts'
import { useList } from './useList.ts'
import { useSyncState } from './useSyncState.ts'
import { useTextBinding } from './useTextBinding.ts'
import { useValue } from './useValue.ts'

// This file must not load what opens documents itself: the page gets it as a browser does.
const ref = { account: null, brand: 'local-1', name: 'guide' } as const
const { background, companySize, values } = guide.core
let host: HTMLElement

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map((open) => open.close()))
})

function Screen() {
  const { isEditable } = useDocument()
  const { ref: bind, isReady } = useTextBinding(background)
  const [size, choose] = useValue(companySize)
  const { items, add } = useList(values)
  const answers = useAnswers()
  return (
    <main data-editable={isEditable} data-ready={isReady} data-sync={useSyncState().kind}>
      <textarea ref={bind} />
      <button type="button" onClick={() => choose('SMALL')}>
        {size}
      </button>
      <button type="button" onClick={() => add({ keyword: '이웃' })}>
        {items.map(({ keyword }) => keyword).join()}
      </button>
      <output>{String(answers['core.background'] ?? '')}</output>
    </main>
  )
}

const main = () => host.querySelector('main')
const button = (index: number) => host.querySelectorAll('button')[index]

function whenShown(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(host, { subtree: true, childList: true, attributes: true })
    look()
  })
}

test('[D52][D53] stored answers are shown before the code that opens documents is loaded, then the document replaces them', async () => {
  await store()
  expect(documentOpener.get()).toBeNull()
  render(
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      <Screen />
    </DocumentProvider>,
    { container: host },
  )
  await whenShown(() => main() !== null)
  const field = host.querySelector('textarea') as HTMLTextAreaElement
  expect(documentOpener.get()).toBeNull()
  expect([field.value, field.readOnly]).toEqual(['온기는 밥그릇', true])
  expect(main()?.dataset).toMatchObject({ editable: 'false', ready: 'false', sync: 'savedHere' })
  expect([button(0)?.textContent, button(1)?.textContent]).toEqual(['MICRO', '정성'])
  expect(host.querySelector('output')?.textContent).toBe('온기는 밥그릇')

  // A choice made now is kept; adding to a list that is not loaded fails, and returns null.
  button(0)?.click()
  button(1)?.click()
  await whenShown(() => button(0)?.textContent === 'SMALL')
  expect(button(1)?.textContent).toBe('정성')
  field.focus()
  field.setSelectionRange(3, 3)

  await whenShown(() => main()?.dataset.editable === 'true')
  expect(host.querySelector('textarea')).toBe(field)
  expect([field.value, field.readOnly, field.selectionStart]).toEqual(['온기는 밥그릇', false, 3])
  expect(document.activeElement).toBe(field)
  const [open] = openDocuments.get()
  expect(open && companySize.read(open.doc)).toBe('SMALL')
  expect(button(0)?.textContent).toBe('SMALL')
  field.setRangeText('! ', 3, 3, 'end')
  field.dispatchEvent(new InputEvent('input', { data: '! ', inputType: 'insertText' }))
  expect(open && background.read(open.doc)).toBe('온기는!  밥그릇')
})

/** What an earlier visit left on this device. */
async function store(): Promise<void> {
  const doc = new Y.Doc()
  background.write(doc, '온기는 밥그릇')
  companySize.write(doc, 'MICRO')
  values.add(doc, { keyword: '정성' })
  const db = await openDatabase(databaseNameOf(ref))
  await inStores(db, 'readwrite', ({ updates, custom }) => {
    updates.add(Y.encodeStateAsUpdate(doc))
    custom.put(readAnswers(guide.$.fields, doc), 'answers')
    custom.put(true, 'known')
  })
  db.close()
}
