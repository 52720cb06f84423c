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
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { DocumentContext, type DocumentViews } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import type { Answers } from '#model/fields/answers.ts'
import { GuideApproval } from './GuideApproval.tsx'

vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocument: () => ({ brand: 3, phase: 'ready' }),
}))
vi.mock('#engine/documents/react/useAnswers.ts', () => ({ useAnswers: () => shown }))
let shown: Answers = {}
vi.mock('#kits/team/useHasTeam.ts', () => ({ useHasTeam: () => hasTeam }))
let hasTeam = false

const purpose: Answers = { 'core.target': '사람', 'core.discomfort': '불편', 'core.purposeManifesto': '선언' }

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadWorkbook()
  noteFirstContent()
})

afterEach(() => {
  hasTeam = false
})

it('shows nine sections that link to their questions, and the first question', async () => {
  const { box, end } = await show({})
  expect(box.querySelectorAll('li')).toHaveLength(9)
  expect(box.querySelectorAll('li a')).toHaveLength(9)
  expect(box.textContent).toContain('다음으로 할 일 · 목적, 사람과 불편')
  expect(link(box, '쓰기 시작하기')).toBe('/work-book/core/purpose/why')
  await end()
})

it('shows a finished section with a seal and its day', async () => {
  const year = new Date().getFullYear()
  const { box, end } = await show({
    ...purpose,
    'core.what': '그릇',
    'finishedOn.brandCorePurpose': `${year}-11-03`,
  })
  expect(box.textContent).toContain('1/4')
  expect(box.textContent).toContain('완료 11월 3일')
  expect(box.textContent).toContain('20%')
  expect(link(box, '이어서 쓰기')).toBe('/work-book/core/story/background')
  await end()
})

it('asks nothing of who only reads the brand', async () => {
  const { box, end } = await show({}, { isReader: true })
  expect(box.querySelectorAll('li')).toHaveLength(9)
  expect(box.textContent).not.toContain('다음으로 할 일')
  await end()
})

it('claims no day for a section whose finish was not seen', async () => {
  const { box, end } = await show(purpose)
  expect(box.querySelector('time')).toBeNull()
  expect(box.textContent).toContain('완료')
  await end()
})

it('says reviews and approvals only in a team', async () => {
  const approval = { by: 1, name: '한결', at: '2026-11-03T00:00:00Z' }
  const answers = {
    ...purpose,
    'core.what': '그릇',
    'approval.brandCorePurpose': { ...approval, state: 'APPROVED' },
    'approval.brandCoreStory': { ...approval, state: 'IN_REVIEW' },
  }
  const alone = await show(answers)
  expect(alone.box.textContent).not.toMatch(/승인|검토/)
  await alone.end()
  hasTeam = true
  const { box, end } = await show(answers)
  while (!box.textContent?.includes('승인됨')) {
    await act(() => new Promise((done) => setTimeout(done, 20)))
  }
  expect(box.textContent).toContain('검토 중')
  await end()
})

async function show(
  answers: Answers,
  { isReader = false } = {},
): Promise<{ box: HTMLElement; end: () => Promise<void> }> {
  shown = answers
  const rootRoute = createRootRoute()
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <GuideApproval answers={answers} whenFinished={null} />,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={{ byName: { guide: { isReadOnly: isReader } } } as unknown as DocumentViews}>
          <RouterProvider router={router as never} />
        </DocumentContext>
      </I18nProvider>,
      { container: box },
    ),
  )
  const end = async () => {
    cleanup()
  }
  return { box, end }
}

function link(box: HTMLElement, words: string): string | null {
  const found = [...box.querySelectorAll('a')].find(({ textContent }) => textContent === words)
  return found?.getAttribute('href') ?? null
}
