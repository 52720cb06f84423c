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
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { LogoMakerPage } from './LogoMakerPage.tsx'

const box = { left: 0, top: 0, right: 100, bottom: 50 }
const outlines = vi.hoisted(() => ({ current: null as unknown }))
vi.mock('./useOutlines.ts', () => ({
  useOutlines: () => ({ outlines: outlines.current, isBusy: false, hasFailed: false, missing: '' }),
}))
// jsdom has no canvas.
vi.mock('./export-logo.ts', () => ({
  toPng: async () => new Blob(['png'], { type: 'image/png' }),
  toOneColourPng: async () => new Blob(['png'], { type: 'image/png' }),
  toSvgBlob: () => new Blob(['<svg/>'], { type: 'image/svg+xml' }),
}))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
const files = vi.hoisted(() => ({ count: 0 }))
vi.mock('#kits/pictures/useStoreFile.ts', () => ({
  useStoreFile: () => ({
    error: null,
    storeMade: async () => {
      files.count += 1
      return { idBlob: `blob-0000000${files.count}` }
    },
  }),
}))

const stored = '가로, 세로, 심볼, 흑백, 벡터 로고를 담았어요.'
const at = { account: null, brand: 'local-1', name: 'guide' } as const

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const outline = { d: 'M0 0H100V50Z', box }
  outlines.current = { name: outline, tagline: null, letter: null }
  await show()
  await press('로고로 쓰기')
  await shown(stored)
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
  vi.unstubAllGlobals()
})

it('says that the logo was stored until the logo is another one', async () => {
  await press('이름만')
  expect(document.body.textContent).not.toContain(stored)
  await press('가로형')
  expect(document.body.textContent).not.toContain(stored)
})

it('a layout of which all five files are the same is no other logo', async () => {
  await press('세로형')
  expect(document.body.textContent).toContain(stored)
})

it('[A-693] says to choose a symbol where it is finished without one, and stores nothing', async () => {
  const { logoMaker } = guide.visual
  const now = firstLogo('', '')
  const lacking = { ...now, brandSymbol: { ...now.brandSymbol, id: 'letter' } }
  await act(async () => documentAt(at).choose(logoMaker, lacking))
  const before = files.count
  await press('로고로 쓰기')
  expect(shownToasts.get().at(-1)).toMatchObject({ tone: 'error', text: '심볼을 골라 주세요.' })
  expect(files.count).toBe(before)
})

it('says so until that is undone', async () => {
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  expect(documentAt(at).value(guide.visual['logoJson.primary']).get()).toBeNull()
  expect(document.body.textContent).not.toContain(stored)
})

it('an upload of the stored files changes nothing', async () => {
  await act(async () => documentAt(at).choose(guide.visual['logoJson.primary'], { idFile: 12 }))
  expect(document.body.textContent).toContain(stored)
})

async function show(): Promise<void> {
  const rootRoute = createRootRoute()
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => (
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <LogoMakerPage />
      </DocumentProvider>
    ),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    await router.load()
  })
  await act(async () => vi.waitFor(() => expect(documentAt(at).phase.get()).toBe('ready')))
  await act(async () => documentAt(at).choose(guide.visual.logoMaker, firstLogo('온기', '')))
  await shown('로고로 쓰기')
}

/** Waits for parts that are loaded. */
async function shown(text: string): Promise<void> {
  for (let tries = 0; tries < 100 && !document.body.textContent?.includes(text); tries += 1) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((done) => setTimeout(done, 10))
    })
  }
  expect(document.body.textContent).toContain(text)
}

/** Presses a button or chooses a radio button. */
async function press(words: string): Promise<void> {
  const element = [...document.querySelectorAll<HTMLElement>('button, label')].find(
    ({ textContent }) => textContent?.trim() === words,
  )
  if (!element) throw new Error(`there is no ${words}`)
  await act(async () => element.click())
}
