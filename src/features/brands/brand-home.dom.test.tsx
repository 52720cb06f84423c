import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react/pure'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { keepBrandFact } from '#engine/identity/brand-facts.ts'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { strategy } from '#model/documents/strategy.ts'
import { guideSections, strategySections } from '#model/workbook/sections.ts'
import { fillEverything } from '../../../tests/support/fill-everything.ts'
import { BrandHomePage } from './BrandHomePage.tsx'

const brand = 'local-1'
const onBook = vi.fn()
let host: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadWorkbook()
  noteFirstContent()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  keepBrandFact(brand, 'restricted', null)
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
  vi.unstubAllGlobals()
})

test('a new brand shows where to begin, and offers nothing to hand over', async () => {
  await show()
  await see('전략 쓰기 시작하기')
  expect(linkOf('쓰기 시작하기')).toBe('/work-book/core/purpose/why')
  expect(host.textContent).toContain('0/6')
  expect(buttons()).not.toContain('브랜드 북')
})

test('a finished guide with an open strategy leads on to the strategy', async () => {
  await fill('guide')
  await show()
  await see('다음은 브랜드 전략')
  expect(host.textContent).not.toContain('모두 마쳤어요')
  expect(linkOf('이어서 쓰기')).toMatch(/^\/work-book\/strategy\//)
  expect(buttons()).toContain('브랜드 북 만들기')
  expect(host.textContent).toContain('0/6')
})

test('only guide and strategy together are all, and are handed over as a book', async () => {
  await fill('guide')
  await fill('strategy')
  await show()
  await see('가이드와 전략의 질문을 모두 마쳤어요')
  expect(host.textContent).toContain('6/6')
  const book = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '브랜드 북 만들기',
  )
  book?.click()
  expect(onBook).toHaveBeenCalledOnce()
})

test('where the strategy is hidden, the finished guide is the end', async () => {
  keepBrandFact(brand, 'restricted', 'yes')
  await fill('guide')
  await show()
  await see('가이드의 질문을 모두 마쳤어요')
  expect(host.textContent).not.toContain('브랜드 전략')
})

async function fill(name: DocumentName): Promise<void> {
  const open = documentAt({ account: null, brand, name })
  await vi.waitFor(() => expect(open.phase.get()).toBe('ready'))
  fillEverything(name, open.doc)
  const sections = name === 'guide' ? guideSections : strategySections
  open.doc.transact(() => {
    if (name === 'strategy') {
      for (const { key } of strategy.personality.keywords.read(open.doc)) {
        strategy.personality.keywords.remove(open.doc, key)
      }
      for (const rank of [1, 2, 3, 4, 5]) {
        strategy.personality.keywords.add(open.doc, { keyword: `단어 ${rank}` })
      }
    }
    for (const field of open.fields) {
      if (field.kind !== 'value') continue
      if (field.ruledBy === 'rest' && field.accepts(true)) field.write(open.doc, true)
      const rank = /^keyword(\d)$/.exec(field.name)?.[1]
      if (rank) field.write(open.doc, `단어 ${rank}`)
      if (field.holds === 'file' && field.accepts({ idFile: 1 })) field.write(open.doc, { idFile: 1 })
    }
  })
  await vi.waitFor(() =>
    expect(sections.filter((section) => section.percent(open.answers.get()) < 100)).toEqual([]),
  )
}

async function show(): Promise<void> {
  const rootRoute = createRootRoute()
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => (
      <DocumentProvider brand={brand} document="guide" account={null}>
        <BrandHomePage
          renderSignUp={() => null}
          onBook={onBook}
          onShare={() => {}}
          invite={null}
          changes={null}
        />
      </DocumentProvider>
    ),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
    { container: host },
  )
}

async function see(text: string): Promise<void> {
  await vi.waitFor(() => expect(host.textContent).toContain(text))
}

function buttons(): (string | null)[] {
  return [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
}

function linkOf(words: string): string | null {
  const found = [...host.querySelectorAll('a')].find(({ textContent }) => textContent === words)
  return found?.getAttribute('href') ?? null
}
