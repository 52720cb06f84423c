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
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadStepWords, stepWordsOf } from '#kits/words/content.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { isComplete } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { idOfKeyword } from '#model/options/keywords.ts'
import { stepOf } from '#model/workbook/steps.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import type { QuestionProps } from '../answers/question-props.ts'
import type { Finalising } from '../answers/useFinalise.ts'
import ColourSummary from './ColourSummary.tsx'
import MainColour from './MainColour.tsx'
import PaletteChoice from './PaletteChoice.tsx'

vi.mock('../answers/useFinalise.ts', { spy: true })
vi.mock('#engine/queue/useOutbox.ts', { spy: true })

const { visual } = guide
let close: () => Promise<void> = async () => {}

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadStepWords('visual/color/main')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await close()
  await Promise.all(openDocuments.get().map(closeDocument))
})

it('accepts what people type for a colour, and shows an error for what it cannot read', async () => {
  const { box, open } = await show('visual/color/main', MainColour)
  await type(box, '남색')
  await press(box, 'Enter')
  expect(coloursOf(open.answers.get()).main).toBe('#1B2A6B')
  await type(box, '#12345')
  await press(box, 'Enter')
  expect(box.textContent).toContain('색을 알아볼 수 없어요')
  expect(coloursOf(open.answers.get()).main).toBe('#1B2A6B')
})

it('what could not be read leaves its field when another colour is chosen', async () => {
  const { box, open } = await show('visual/color/main', MainColour)
  await type(box, '없는색')
  await press(box, 'Enter')
  expect(box.textContent).toContain('색을 알아볼 수 없어요')
  const [cell] = box.querySelectorAll<HTMLInputElement>('input[type=radio]')
  await act(async () => cell?.click())
  await settled(open)
  const { main } = coloursOf(open.answers.get())
  expect(main).toMatch(/^#/)
  expect(box.querySelector('input')?.value).toBe(main)
  expect(box.textContent).not.toContain('색을 알아볼 수 없어요')
})

it('what is still being typed stays when another member chooses a colour', async () => {
  const { box, open } = await show('visual/color/main', MainColour)
  await type(box, '남')
  await act(async () => open.edit((doc) => visual.main.write(doc, '#1B2A6B')))
  await settled(open)
  expect(box.querySelector('input')?.value).toBe('남')
})

it('one press chooses all eight colours, and one undo removes them', async () => {
  const { box, open } = await show('visual/color/pallet', PaletteChoice, { main: '#B4583A' })
  await click(box, '차분한 바탕')
  const calm = palettesOf('#B4583A').find(({ option }) => option === 'calm')
  expect(coloursOf(open.answers.get())).toEqual(calm?.colours)
  const undo = shownToasts.get().at(-1)?.action
  await act(async () => undo?.onPress())
  await settled(open)
  expect(isComplete(coloursOf(open.answers.get()))).toBe(false)
  expect(coloursOf(open.answers.get()).main).toBe('#B4583A')
})

it('puts the palette first that suits the keywords', async () => {
  const { box } = await show('visual/color/pallet', PaletteChoice, { main: '#B4583A' })
  const strategyDocument = documentAt({ account: null, brand: 'local-1', name: 'strategy' })
  await act(async () => vi.waitFor(() => expect(strategyDocument.phase.get()).toBe('ready')))
  await act(async () => {
    strategyDocument.edit((doc) =>
      strategy.personality.keywords.add(doc, { idBrandKeyword: idOfKeyword('lively'), keyword: null }),
    )
  })
  await settled(strategyDocument)
  const [first] = box.querySelectorAll('button')
  expect(first?.textContent).toContain('마주 보기')
  expect(first?.textContent).toContain('키워드와 어울려요')
})

it('says that another main colour replaced mine; restoring mine reopens what was finalised', async () => {
  const { box, open } = await show('visual/color/main', MainColour)
  const other = new Y.Doc()
  // Of two concurrent writes the greater client id wins.
  other.clientID = 2 ** 32 - 1
  visual.main.write(other, '#1B2A6B')
  visual.colorFinalised.write(other, true)
  await act(async () => open.choose(visual.main, '#B4583A'))
  await act(async () => Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other), 'relay'))
  await settled(open)
  expect(coloursOf(open.answers.get()).main).toBe('#1B2A6B')
  await vi.waitFor(() => expect(box.textContent).toContain('내 값: #B4583A'))
  await click(box, '내 값으로 바꾸기')
  expect(coloursOf(open.answers.get()).main).toBe('#B4583A')
  expect(open.answers.get()[visual.colorFinalised.path]).toBe(null)
  expect(box.textContent).not.toContain('내 값')
})

it('finalises a local brand at once, and a change reopens it', async () => {
  const calm = palettesOf('#B4583A')[0]?.colours ?? {}
  const { box, open } = await show('visual/color/complete', ColourSummary, calm)
  expect(box.textContent).toContain('4.78')
  await click(box, '이 색으로 확정하기')
  expect(open.answers.get()[visual.colorFinalised.path]).toBe(true)
  expect(box.textContent).toContain('이 여덟 가지 색으로 확정했어요')
  await close()

  const next = await show('visual/color/pallet', PaletteChoice)
  await click(next.box, '마주 보기')
  expect(next.open.answers.get()[visual.colorFinalised.path]).toBe(null)
})

it('colours that are reopened after they were finalised here can be finalised again', async () => {
  const calm = palettesOf('#B4583A')[0]?.colours ?? {}
  const { box, open } = await show('visual/color/complete', ColourSummary, calm)
  await click(box, '이 색으로 확정하기')
  await settled(open)
  expect(box.textContent).toContain('이 여덟 가지 색으로 확정했어요')
  await act(async () => open.edit((doc) => visual.colorFinalised.write(doc, null)))
  await settled(open)
  expect(box.textContent).not.toContain('서버의 답을 기다리고 있어요')
  await click(box, '이 색으로 확정하기')
  expect(open.answers.get()[visual.colorFinalised.path]).toBe(true)
})

it('says that colours are finalised once this device stored it, and not before', async () => {
  const kept = Promise.withResolvers<boolean>()
  const finalising = {
    state: 'open',
    refusal: null,
    reopenRefusal: null,
    finalise: () => kept.promise,
    reopen: () => kept.promise,
  }
  vi.spyOn(await import('../answers/useFinalise.ts'), 'useFinalise').mockReturnValue(finalising as Finalising)
  const calm = palettesOf('#B4583A')[0]?.colours ?? {}
  const { box } = await show('visual/color/complete', ColourSummary, calm)
  await click(box, '이 색으로 확정하기')
  expect(box.textContent).not.toContain('확정했어요')
  await act(async () => kept.resolve(true))
  expect(box.textContent).toContain('이 여덟 가지 색으로 확정했어요')
})

it('who may not finalise reads why the colours cannot be reopened, and cannot press', async () => {
  const reopen = vi.fn(async () => true)
  const reason = '디자이너 이상의 권한이 있어야 풀 수 있어요.'
  const finalising = { state: 'finalised', refusal: reason, reopenRefusal: reason, reopen }
  vi.spyOn(await import('../answers/useFinalise.ts'), 'useFinalise').mockReturnValue(finalising as never)
  const { box } = await show('visual/color/complete', ColourSummary, palettesOf('#B4583A')[0]?.colours)
  expect(box.textContent).toContain(reason)
  expect(box.textContent).not.toContain('언제든 다시 확정할 수 있어요')
  await click(box, '확정 풀기')
  expect(reopen).not.toHaveBeenCalled()
})

it('says that the colours were reopened, and where they could not be', async () => {
  const reopen = vi.fn<() => Promise<boolean>>()
  const finalising = { state: 'finalised', refusal: null, reopenRefusal: null, reopen }
  vi.spyOn(await import('../answers/useFinalise.ts'), 'useFinalise').mockReturnValue(finalising as never)
  const { box } = await show('visual/color/complete', ColourSummary, palettesOf('#B4583A')[0]?.colours)
  for (const [isKept, words] of [
    [true, '확정을 풀었어요'],
    [false, '확정을 풀지 못했어요'],
  ] as const) {
    reopen.mockResolvedValue(isKept)
    await click(box, '확정 풀기')
    expect(shownToasts.get().at(-1)?.text).toContain(words)
  }
})

it('shows no refusal of another brand', async () => {
  const row = { name: 'brandVisual.changeColors', brand: 9, state: 'failed', message: '거절했어요' }
  vi.spyOn(await import('#engine/queue/useOutbox.ts'), 'useOutbox').mockReturnValue([row as never])
  const finalising = { state: 'open', refusal: null, reopenRefusal: null }
  vi.spyOn(await import('../answers/useFinalise.ts'), 'useFinalise').mockReturnValue(finalising as never)
  const { box } = await show('visual/color/complete', ColourSummary, palettesOf('#B4583A')[0]?.colours)
  expect(box.textContent).not.toContain('거절했어요')
})

it('names the colours that are still missing', async () => {
  const { box } = await show('visual/color/complete', ColourSummary, { main: '#B4583A' })
  expect(box.textContent).toContain('보조 컬러, 포인트 컬러, 바탕 컬러, 완료, 안내, 주의, 오류')
})

it('warns about two colours that look alike', async () => {
  const calm = palettesOf('#B4583A')[0]?.colours ?? {}
  const { box } = await show('visual/color/pallet', PaletteChoice, { ...calm, secondary: '#B65A3C' })
  expect(box.textContent).toContain('메인 컬러 · 보조 컬러: 두 색이 비슷해서 구분하기 어려워요')
})

async function show(
  path: string,
  Question: ComponentType<QuestionProps>,
  colours: Readonly<Record<string, string>> = {},
): Promise<{ box: HTMLElement; open: OpenDocument }> {
  const step = stepOf(path)
  const words = stepWordsOf(path)
  if (!step || !words) throw new Error(`${path} is no step`)
  const rootRoute = createRootRoute()
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => (
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <Question step={step} words={words} />
      </DocumentProvider>
    ),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
      { container: box },
    )
    await router.load()
  })
  close = async () => {
    cleanup()
  }
  const open = documentAt({ account: null, brand: 'local-1', name: 'guide' })
  await act(async () => vi.waitFor(() => expect(open.phase.get()).toBe('ready')))
  await act(async () => {
    open.edit((doc) => {
      for (const [role, hex] of Object.entries(colours)) visual[role as 'main'].write(doc, hex)
    })
  })
  await settled(open)
  return { box, open }
}

/** Answers update at most once per animation frame. */
async function settled(open: OpenDocument): Promise<void> {
  await act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  expect(open.phase.get()).toBe('ready')
}

async function click(box: HTMLElement, words: string): Promise<void> {
  const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))
  if (!button) throw new Error(`no button ${words}`)
  await act(async () => button.click())
  await settled(documentAt({ account: null, brand: 'local-1', name: 'guide' }))
}

async function type(box: HTMLElement, text: string): Promise<void> {
  const input = box.querySelector('input')
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    setter?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(box: HTMLElement, key: string): Promise<void> {
  await act(async () =>
    box.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  )
  await settled(documentAt({ account: null, brand: 'local-1', name: 'guide' }))
}
