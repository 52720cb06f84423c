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
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadContent } from '#kits/words/content.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { colourRoles } from '#model/colour/roles.ts'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { strategy } from '#model/documents/strategy.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { BrandBorn } from './BrandBorn.tsx'

const box = { left: 0, top: 0, right: 100, bottom: 50 }
const fonts = vi.hoisted(() => ({ areHere: true }))
vi.mock('#kits/logo/draft/outline-logo.ts', () => ({
  outlineLogo: async ({ brandName }: LogoEditorState) => {
    if (!fonts.areHere) throw new TypeError('Failed to fetch')
    const outline = { d: `M0 0H${brandName.text.length}0V50Z`, box }
    return { outlines: { name: outline, tagline: null, letter: outline, symbol: 'M0 0H9V9Z' }, missing: '' }
  },
}))

const { core, info, visual } = guide
const at = { account: null, brand: 'local-1', name: 'guide' } as const

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  fonts.areHere = true
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadContent('options-strategy')
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
  await closeDocument(documentAt({ ...at, name: 'strategy' }))
  vi.unstubAllGlobals()
})

it('the shown logo is that of the logo maker after a press, and stays the same picture', async () => {
  await show({ main: '#B4583A' })
  const shown = logo()
  expect(stored().logoMaker).toBeNull()
  await press('이 로고로 시작하기')
  await until(() => stored().logoMaker !== null)
  await until(() => hasText('로고 다듬기'))
  expect(stored().logoMaker).toMatchObject({ brandName: { text: '온기' }, layout: 'HORIZONTAL' })
  await until(() => logo() === shown)
  expect(document.activeElement?.textContent).toContain('이 로고로 시작했어요')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/brand/logo-maker')
})

it('what is said after a press keeps the focus where the logo cannot be drawn again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await show({ main: '#B4583A' })
  fonts.areHere = false
  await press('이 로고로 시작하기')
  await until(() => logo() === null)
  expect(document.activeElement?.textContent).toContain('이 로고로 시작했어요')
})

it('shown colours are kept where the brand has none, and its own stay', async () => {
  await show({ main: '#B4583A', secondary: '#112233' })
  await press('이 로고로 시작하기')
  await until(() => stored().colours.danger !== null)
  const suggested = palettesOf('#B4583A')[0]?.colours
  expect(stored().colours).toEqual({ ...suggested, main: '#B4583A', secondary: '#112233' })
})

it('without a main colour no colour is written', async () => {
  await show({})
  await press('이 로고로 시작하기')
  await until(() => stored().logoMaker !== null)
  expect(Object.values(stored().colours).filter((hex) => hex !== null)).toEqual([])
})

it('one undo takes logo and colours back', async () => {
  await show({ main: '#B4583A' })
  await press('이 로고로 시작하기')
  await until(() => stored().logoMaker !== null)
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  await until(() => hasText('이 로고로 시작하기'))
  expect(stored().logoMaker).toBeNull()
  expect(stored().colours).toMatchObject({ main: '#B4583A', secondary: null, danger: null })
})

it('a logo that the brand has begun is shown, and is not replaced', async () => {
  const own = firstLogo('온기 공방', '')
  await show({ main: '#B4583A', own })
  await until(() => hasText('로고 다듬기'))
  expect(hasText('이 로고로 시작하기')).toBe(false)
  expect(stored().logoMaker).toEqual(own)
})

it('taglines that the brand has chosen are shown instead of drafts', async () => {
  await show({})
  expect(lines()).toEqual(['우리만 아는 조리법으로 기억되는 온기'])
  const strategyDocument = documentAt({ ...at, name: 'strategy' })
  await act(async () =>
    strategyDocument.edit((doc) => strategy.personality.tagline1.write(doc, '오래 따뜻한 한 끼')),
  )
  await until(() => lines()[0] === '오래 따뜻한 한 끼')
  expect(lines()).toHaveLength(1)
})

interface Brand {
  main?: string
  secondary?: string
  own?: LogoEditorState
}

async function show({ main, secondary, own }: Brand): Promise<void> {
  const rootRoute = createRootRoute()
  const component = () => (
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      <OtherDocument document="strategy" isAside>
        <BrandBorn />
      </OtherDocument>
    </DocumentProvider>
  )
  const route = (path: string) => createRoute({ getParentRoute: () => rootRoute, path, component })
  const router = createRouter({
    routeTree: rootRoute.addChildren([route('/'), route('/brand/logo-maker')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const opened = documentAt(at)
  await act(async () => {
    await vi.waitFor(() => expect(opened.phase.get()).toBe('ready'))
    opened.edit((doc) => {
      info.name.write(doc, '온기')
      core.positive.write(doc, '우리만 아는 조리법')
      if (main) visual.main.write(doc, main)
      if (secondary) visual.secondary.write(doc, secondary)
      if (own) visual.logoMaker.write(doc, own)
    })
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    await router.load()
  })
  await act(async () =>
    vi.waitFor(() => expect(documentAt({ ...at, name: 'strategy' }).phase.get()).toBe('ready')),
  )
  await until(() => logo() !== null)
}

/** Waits for parts that are drawn. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150 && !isSo(); tries += 1)
    await act(async () => new Promise((done) => setTimeout(done, 10)))
  expect(isSo(), document.body.textContent ?? '').toBe(true)
}

/** Fields of the document itself: its `answers` follow in the next frame. */
function stored() {
  const opened = documentAt(at)
  const colours = Object.fromEntries(colourRoles.map((role) => [role, opened.value(visual[role]).get()]))
  return { logoMaker: opened.value(visual.logoMaker).get(), colours }
}

function logo(): string | null {
  return document.querySelector('img')?.getAttribute('src') ?? null
}

function lines(): string[] {
  return [...document.querySelectorAll('ul[aria-label="태그라인 제안"] li')].map((li) => li.textContent ?? '')
}

function hasText(text: string): boolean {
  return document.body.textContent?.includes(text) ?? false
}

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  if (!button) throw new Error(`there is no ${words}`)
  await act(async () => button.click())
}
