import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { guide } from '#model/documents/guide.ts'
import { withCompositionWords } from './composition-words.ts'
import SuggestionOffer from './SuggestionOffer.tsx'

const { core } = guide
let host: HTMLElement
let open: OpenDocument

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  await withCompositionWords(Promise.resolve())
  host = document.body.appendChild(document.createElement('div'))
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory(),
  })
  await router.load()
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
      { container: host },
    ),
  )
  open = documentAt({ account: null, brand: 'local-1', name: 'guide' })
  await until(() => open.phase.get() === 'ready')
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

test('a suggestion without answers asks for them in place, stores them, and comes back with the draft', async () => {
  expect(inputs()).toHaveLength(1)
  const [target] = inputs()
  await type(target, '혼자서도 잘 차려 먹고 싶은 사람')
  await until(() => host.textContent?.includes('혼자서도 잘 차려 먹고 싶은 사람'))
  expect(core.target.read(open.doc)).toBe('혼자서도 잘 차려 먹고 싶은 사람')
  // The field that was answered stays, and the next one is asked for.
  expect(inputs()).toHaveLength(2)
  expect(inputs()[0]).toBe(target)

  await type(inputs()[1], '밥그릇, 국그릇')
  await until(() => host.textContent?.includes('밥그릇과 국그릇'))
  expect(core.service.read(open.doc)).toBe('밥그릇, 국그릇')
  expect(inputs()).toHaveLength(2)
  expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('넣기')
})

function Screen() {
  return (
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      <SuggestionOffer draft="purpose" current="" onAccept={() => {}} onClose={() => {}} />
    </DocumentProvider>
  )
}

function inputs(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
}

async function type(box: HTMLInputElement | HTMLTextAreaElement | undefined, text: string): Promise<void> {
  if (!box) throw new Error('there is no such field')
  await act(() => {
    box.focus()
    box.value = text
    box.setSelectionRange(text.length, text.length)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

/** Waits inside `act`, so that no update of React falls between two looks. */
async function until(isSo: () => boolean | undefined): Promise<void> {
  for (let round = 0; round < 200 && !isSo(); round++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(isSo()).toBe(true)
}
