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
import { composeLogo } from '#model/draft-logo/compose-logo.ts'
import { toSvg } from '#model/draft-logo/drawing.ts'
import { sectionOf } from '#model/workbook/sections.ts'
import VisualOrDraft from './VisualOrDraft.tsx'

const outlines = vi.hoisted(() => {
  const outline = { d: 'M0 0H100V50Z', box: { left: 0, top: 0, right: 100, bottom: 50 } }
  return { name: outline, tagline: null, letter: outline, symbol: 'M0 0H9V9Z' }
})
const fonts = vi.hoisted(() => ({ areHere: true }))
vi.mock('#kits/logo/draft/outline-logo.ts', () => ({
  outlineLogo: async () => {
    if (!fonts.areHere) throw new TypeError('Failed to fetch')
    return { outlines, missing: '' }
  },
}))

const { info, visual } = guide
const at = { account: null, brand: 'local-1', name: 'guide' } as const
const begun = firstLogo('온기', '')

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  globalThis.indexedDB = new IDBFactory()
  fonts.areHere = true
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
  vi.unstubAllGlobals()
})

it('the guide shows the logo of the logo maker while the brand has no file of one', async () => {
  await show()
  await until(() => picture() !== null)
  expect(decodeURIComponent(picture()?.src ?? '')).toContain(toSvg(composeLogo(begun, outlines)))
  expect(picture()?.alt).toBe('온기 로고 초안')
  await act(async () => documentAt(at).choose(visual['logoJson.vector'], { idFile: 12 }))
  await until(() => picture() === null)
})

it('without its font on the device, the guide asks for a logo as without a draft', async () => {
  fonts.areHere = false
  await show()
  await until(() => document.body.textContent?.includes('로고 만들기') ?? false)
  expect(picture()).toBeNull()
})

function picture(): HTMLImageElement | null {
  return document.querySelector<HTMLImageElement>('img[alt$="초안"]')
}

async function show(): Promise<void> {
  const section = sectionOf('visual/logo')
  if (!section) throw new Error('there is no section of the logo')
  const rootRoute = createRootRoute()
  const component = () => (
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      <VisualOrDraft section={section} />
    </DocumentProvider>
  )
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path: '/', component }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const opened = documentAt(at)
  await act(async () => {
    await vi.waitFor(() => expect(opened.phase.get()).toBe('ready'))
    opened.edit((doc) => {
      info.name.write(doc, '온기')
      visual.logoMaker.write(doc, begun)
    })
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    await router.load()
  })
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150 && !isSo(); tries += 1)
    await act(async () => new Promise((done) => setTimeout(done, 10)))
  expect(isSo(), document.body.textContent ?? '').toBe(true)
}
