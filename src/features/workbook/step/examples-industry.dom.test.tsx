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
import { loadContent } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import ExamplesIndustry from './ExamplesIndustry.tsx'
import { useExamples } from './useExamples.ts'

let host: HTMLElement
let open: OpenDocument

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  await loadContent('reference')
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

test('choosing an industry at the examples stores it and shows the examples of that trade at once', async () => {
  await until(() => host.textContent?.includes('손으로 빚어 매일 쓰기 편한 그릇'))
  const chip = [...host.querySelectorAll('button')].find((one) => one.textContent === '외식·식음료')
  expect(chip).toBeDefined()
  await act(() => chip?.click())
  // The list stays open: no render without examples while those of the trade are loaded.
  expect(host.querySelector('p')?.textContent).not.toBe('')
  expect(guide.info.industry.read(open.doc)).toBe('FNB')
  await until(() => host.textContent?.includes('매일 먹어도 속이 편안한 우리밀 빵'))
  expect(host.textContent).not.toContain('그릇')
  expect(host.textContent).toContain('외식·식음료 업종의 예시예요.')
  expect(host.querySelector('a')?.getAttribute('href')).toContain('info/brand-profile/industry')

  await act(() => open.choose(guide.info.industry, 'ECOMMERCE_CRAFT'))
  await until(() => host.textContent?.includes('손으로 빚어 매일 쓰기 편한 그릇'))
})

function Screen() {
  return (
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      <Examples />
    </DocumentProvider>
  )
}

function Examples() {
  return (
    <>
      <p>{useExamples('core/story/what')?.join(' · ')}</p>
      <ExamplesIndustry />
    </>
  )
}

/** Waits inside `act`, so that no update of React falls between two looks. */
async function until(isSo: () => boolean | undefined): Promise<void> {
  for (let round = 0; round < 200 && !isSo(); round++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(isSo()).toBe(true)
}
