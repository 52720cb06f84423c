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
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { LogoMakerPage } from './LogoMakerPage.tsx'
import ProposalsInStep from './ProposalsInStep.tsx'
import { changeShownProposals } from './shown-proposals.ts'

const box = { left: 0, top: 0, right: 100, bottom: 50 }
const fonts = vi.hoisted(() => ({ kept: [] as string[], missing: '' }))
vi.mock('#kits/logo/draft/outline-logo.ts', () => ({
  outlineLogo: async ({ brandName, brandTagline }: LogoEditorState) => {
    const faces = [brandName, brandTagline].map((words) => `${words.fontFamily} ${words.fontWeight}`)
    if (faces.some((face) => !fonts.kept.includes(face))) throw new TypeError('Failed to fetch')
    const outline = { d: 'M0 0H100V50Z', box }
    return {
      outlines: { name: outline, tagline: null, letter: outline, symbol: 'M0 0H9V9Z' },
      missing: fonts.missing,
    }
  },
}))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))

const { info, visual } = guide
const at = { account: null, brand: 'local-1', name: 'guide' } as const
const gowunBatang = { idFontFamily: 2, idFontFace: 2700, weightValue: 700 }

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  globalThis.indexedDB = new IDBFactory()
  fonts.kept = ['Pretendard 400', 'Pretendard 700', 'Gowun Batang 700']
  fonts.missing = ''
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
  await closeDocument(documentAt({ ...at, name: 'strategy' }))
  vi.unstubAllGlobals()
})

it('a new logo begins with six proposals; a press on one opens the editor with it', async () => {
  await show(<LogoMakerPage />, { name: '온기', font: gowunBatang })
  await until(() => document.querySelectorAll('li img').length === 6)
  await press('심볼 옆에 이름')
  await until(() => hasText('로고로 쓰기'))
  await until(() => storedLogo()?.brandName.fontFamily === 'Gowun Batang')
  expect(storedLogo()).toMatchObject({ layout: 'HORIZONTAL', baseFontFace: 2700 })
  // Of the brand's font this device has the weight of the name alone.
  expect(storedLogo()?.brandTagline.fontWeight).toBe(700)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('로고 고치기')
})

it('others are drawn by a press, and those before come back', async () => {
  const drawn = () => [...document.querySelectorAll('li img')].map((img) => img.getAttribute('src')).join()
  await show(<LogoMakerPage />, { name: '온기' })
  await until(() => document.querySelectorAll('li img').length === 6)
  const first = drawn()
  await press('다른 제안')
  await until(() => drawn() !== first)
  await press('이전 제안')
  await until(() => drawn() === first)
})

it('are taken with the size of the symbol that they are shown with', async () => {
  await show(<LogoMakerPage />, { name: '온기' })
  await until(() => document.querySelectorAll('li img').length === 6)
  const before = document.querySelector('li img')?.getAttribute('src')
  await act(async () => document.querySelector<HTMLInputElement>('input[value=LARGE]')?.click())
  await until(() => document.querySelector('li img')?.getAttribute('src') !== before)
  await press('심볼 옆에 이름')
  await until(() => storedLogo()?.symbolSize === 'LARGE')
  changeShownProposals('local-1', { symbolSize: null })
})

it('can be begun without a proposal', async () => {
  await show(<LogoMakerPage />, { name: '온기' })
  await until(() => hasText('제안 없이 시작하기'))
  await press('제안 없이 시작하기')
  await until(() => hasText('로고로 쓰기'))
  expect(storedLogo()).toBeNull()
})

it('a proposal chosen on the step replaces the logo, which undo brings back', async () => {
  const before = { ...firstLogo('온기', ''), brandSymbol: { id: 'bowl', fill: '#000000', svg: '' } }
  await show(<LogoMakerPage proposal="badge" />, { name: '온기', logo: before })
  await until(() => shownToasts.get().some(({ text }) => text === '고른 제안으로 바꿨어요'))
  await until(() => storedLogo()?.plate?.shape === 'CIRCLE')
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  await until(() => storedLogo()?.brandSymbol.id === 'bowl')
  expect(storedLogo()).toEqual(before)
})

it('are set in the font of the app where the brand font is not on the device', async () => {
  fonts.kept = ['Pretendard 400', 'Pretendard 700']
  await show(<LogoMakerPage />, { name: '온기', font: gowunBatang })
  await until(() => document.querySelectorAll('li img').length === 6)
  expect(document.body.textContent).toContain('기본 글꼴로 그렸어요')
  await press('이름만 있는 로고')
  await until(() => storedLogo()?.brandName.fontFamily === 'Pretendard')
})

it('say which letters no font has, each once', async () => {
  fonts.missing = '🍵👨‍👩‍👧'
  await show(<LogoMakerPage />, { name: '온기🍵👨‍👩‍👧' })
  await until(() => document.querySelectorAll('li img').length === 6)
  expect(document.body.textContent).toMatch(/없는 글자는 빼고 그렸어요: 🍵👨‍👩‍👧(?!🍵)/)
})

it('say what is missing, with the steps where it is decided', async () => {
  await show(<LogoMakerPage />, { name: '온기', font: gowunBatang })
  await until(() => hasText('정하면 제안에 바로 담겨요'))
  expect(linksTo('/work-book')).toEqual([
    '/work-book/visual/color/main',
    '/work-book/info/brand-profile/industry',
    '/work-book/strategy/personality/keyword/keywords',
  ])
})

it('ask for the name where there is none', async () => {
  await show(<LogoMakerPage />, { name: '' })
  await until(() => hasText('브랜드 이름을 쓰면'))
  expect(linksTo('/work-book')).toEqual(['/work-book/info/brand-profile/name'])
})

it('are on the step of the logo until there is one', async () => {
  await show(<ProposalsInStep />, { name: '온기' })
  await until(() => document.querySelectorAll('li img').length === 6)
  expect(linksTo('/brand/logo-maker')[3]).toBe('/brand/logo-maker?proposal=badge')
  await act(async () => documentAt(at).choose(visual['logoJson.primary'], { idFile: 12 }))
  expect(document.querySelectorAll('li img')).toHaveLength(0)
})

interface Brand {
  name: string
  font?: typeof gowunBatang
  logo?: LogoEditorState
}

async function show(screen: ReactNode, { name, font, logo }: Brand): Promise<void> {
  const rootRoute = createRootRoute()
  const component = () => (
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      {screen}
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
      info.name.write(doc, name)
      if (font) visual.korMain.write(doc, font)
      if (logo) visual.logoMaker.write(doc, logo)
    })
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    await router.load()
  })
}

/** Waits for parts that are loaded. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150 && !isSo(); tries += 1) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((done) => setTimeout(done, 10))
    })
  }
  expect(isSo(), document.body.textContent ?? '').toBe(true)
}

function hasText(text: string): boolean {
  return document.body.textContent?.includes(text) ?? false
}

function storedLogo(): LogoEditorState | null {
  return documentAt(at).value(visual.logoMaker).get()
}

function linksTo(path: string): string[] {
  return [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(path))
}

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === words,
  )
  if (!button) throw new Error(`there is no ${words}`)
  await act(async () => button.click())
}
