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
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadContent, loadStepWords, stepWordsOf } from '#kits/words/content.ts'
import { draftTaglines } from '#kits/words/draft-taglines.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { stepOf } from '#model/workbook/steps.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import type { QuestionProps } from '../answers/question-props.ts'
import { LateTaglineDrafts } from './late-tagline-drafts.ts'
import TaglineLines from './TaglineLines.tsx'
import Taglines from './Taglines.tsx'

const { core, info } = guide
const { personality } = strategy
const at = { account: null, brand: 'local-1', name: 'guide' } as const
const strategyAt = { ...at, name: 'strategy' } as const
const drafts = ['우리만 아는 조리법으로 기억되는 온기', '동네 단골을 위해 덮밥을 만들어요']

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await Promise.all([
    loadContent('options-strategy'),
    loadStepWords('strategy/personality/tagline/complete'),
    loadStepWords('strategy/personality/tagline/brainstorming'),
    LateTaglineDrafts.preload(),
  ])
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
  await closeDocument(documentAt(strategyAt))
  vi.unstubAllGlobals()
})

it('drafts of the answers are offered beside the three taglines; nothing is written before a press', async () => {
  await show('strategy/personality/tagline/complete', Taglines)
  expect(offered()).toEqual(drafts)
  expect(draftTaglines(answers()).map(({ text }) => text)).toEqual(drafts)
  expect(written()).toMatchObject({ 'personality.tagline1': '' })
})

it('a press takes a draft to the next empty tagline, and undo takes it back', async () => {
  await show('strategy/personality/tagline/complete', Taglines)
  await press(drafts[1])
  await until(() => written()['personality.tagline1'] === drafts[1])
  await until(() => row(drafts[1])?.textContent?.includes('넣은 문장') ?? false)
  await press(drafts[0])
  await until(() => written()['personality.tagline2'] === drafts[0])
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  await until(() => written()['personality.tagline2'] === '')
  expect(written()['personality.tagline1']).toBe(drafts[1])
})

it('in the five lines a draft goes to the line that it suits, where that is empty', async () => {
  await show('strategy/personality/tagline/brainstorming', TaglineLines, { emphasisBest: '손에 편한 그릇' })
  expect(row(drafts[0])?.getAttribute('aria-disabled')).toBe('true')
  expect(row(drafts[0])?.textContent).toContain('가장 자신 있는 점 칸이 차 있어요')
  await press(drafts[0])
  await press(drafts[1])
  await until(() => written()['personality.aimedCustomer'] === drafts[1])
  expect(written()).toMatchObject({ 'personality.emphasisBest': '손에 편한 그릇' })
})

async function show(
  path: string,
  Question: ComponentType<QuestionProps>,
  own: { emphasisBest?: string } = {},
): Promise<void> {
  const rootRoute = createRootRoute()
  const step = stepOf(path)
  const words = stepWordsOf(path)
  if (!step || !words) throw new Error(`${path} is no step`)
  const component = () => (
    <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
      <OtherDocument document="strategy">
        <Question step={step} words={words} />
      </OtherDocument>
    </DocumentProvider>
  )
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/', component })
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const [guideDocument, strategyDocument] = [documentAt(at), documentAt(strategyAt)]
  await act(async () => {
    await vi.waitFor(() => expect(guideDocument.phase.get()).toBe('ready'))
    await vi.waitFor(() => expect(strategyDocument.phase.get()).toBe('ready'))
    guideDocument.edit((doc) => {
      info.name.write(doc, '온기')
      core.positive.write(doc, '우리만 아는 조리법')
      core.target.write(doc, '동네 단골')
      core.service.write(doc, '덮밥, 국')
    })
    strategyDocument.edit((doc) => {
      if (own.emphasisBest) personality.emphasisBest.write(doc, own.emphasisBest)
    })
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    await router.load()
  })
  await until(() => offered().length > 0)
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150 && !isSo(); tries += 1)
    await act(async () => new Promise((done) => setTimeout(done, 10)))
  expect(isSo(), document.body.textContent ?? '').toBe(true)
}

function answers() {
  return { ...documentAt(at).answers.get(), ...documentAt(strategyAt).answers.get() }
}

function written(): Record<string, unknown> {
  return documentAt(strategyAt).answers.get()
}

/** The drafts as they are read, without what is said after them. */
function offered(): string[] {
  return rows().map((button) => button.querySelector('span')?.textContent ?? '')
}

function rows(): HTMLButtonElement[] {
  const heading = [...document.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === '답으로 지은 문장',
  )
  return [...(heading?.closest('section')?.querySelectorAll('button') ?? [])]
}

function row(text: string | undefined): HTMLButtonElement | undefined {
  return rows().find(({ textContent }) => textContent?.includes(text ?? ''))
}

async function press(text: string | undefined): Promise<void> {
  await act(async () => row(text)?.click())
}
