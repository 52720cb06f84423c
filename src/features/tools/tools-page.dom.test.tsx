import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadContent } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { toolOfKey } from '#model/tools/tools.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { OpenTool } from './OpenTool.tsx'
import { loadToolTexts } from './sentences/load-tool-texts.ts'
import { ToolsPage } from './ToolsPage.tsx'

const given = vi.hoisted(() => ({ picture: null as { provider: string; credit: number } | null | undefined }))
vi.mock('./cards/TemplateExamples.tsx', () => ({ TemplateExamples: () => null }))
vi.mock('#engine/reads/useProviders.ts', async (original) => ({
  ...(await original<object>()),
  useProviders: () => (given.picture === undefined ? null : { ai: { picture: given.picture } }),
}))

const { core, info } = guide
const at = { account: null, brand: 'local-1', name: 'guide' } as const
const writeText = vi.fn(async (_: string) => {})

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  writeText.mockClear()
  given.picture = null
  localStorage.clear()
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await Promise.all([loadContent('board/tools'), loadContent('options-strategy'), loadToolTexts()])
})
afterEach(async () => {
  cleanup()
  for (const { id } of shownToasts.get()) dismissToast(id)
  await closeDocument(documentAt(at))
  vi.unstubAllGlobals()
})

it('a review is answered, the answer is copied, and what was typed is there after a reload', async () => {
  await show('/brand/ai-tool/review')
  const tool = within(screen.getByRole('region', { name: '리뷰 답글' }))
  const field = tool.getByRole('textbox', { name: /^손님이 남긴 말/ })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '맛있는데 배달이 40분 늦었어요' } })
  fireEvent.click(tool.getByRole('radio', { name: '3점' }))
  fireEvent.click(tool.getByRole('button', { name: '글 짓기' }))
  expect(tool.getByText('손님 말 2가지에 답했어요')).toBeTruthy()
  fireEvent.click(tool.getByRole('button', { name: '복사' }))
  const answer =
    '솔직하게 적어 주셔서 고마워요. 맛있게 드셨다니 다행이에요. 40분이나 기다리시게 해서 죄송해요. 다음 주문은 더 꼼꼼히 챙겨 보내 드릴게요.'
  expect(writeText).toHaveBeenCalledExactlyOnceWith(answer)
  cleanup()
  await show('/brand/ai-tool/review')
  const again = within(screen.getByRole('region', { name: '리뷰 답글' }))
  expect(again.getByRole('textbox', { name: /^손님이 남긴 말/ })).toHaveProperty(
    'value',
    '맛있는데 배달이 40분 늦었어요',
  )
  fireEvent.click(again.getByRole('button', { name: '복사' }))
  expect(writeText).toHaveBeenLastCalledWith(answer)
})

it('without what is needed nothing is written, and the focus is in the first field that is empty', async () => {
  await show('/brand/ai-tool/price')
  const tool = within(screen.getByRole('region', { name: '값이 오를 때' }))
  expect(tool.getByRole('textbox', { name: '값이 오르는 것' })).toHaveProperty('value', '쌀식빵')
  fireEvent.click(tool.getByRole('button', { name: '글 짓기' }))
  const field = tool.getByRole('textbox', { name: '새 값' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(tool.queryByRole('button', { name: '복사' })).toBeNull()
})

it('what the guide knows is written at once, again is another text, and an edit stays until then', async () => {
  await show('/brand/ai-tool/intro')
  const tool = within(screen.getByRole('region', { name: '가게 소개' }))
  const first = tool.getByText('쌀식빵과 단팥빵을 내는 모락빵집이에요.')
  fireEvent.click(tool.getByRole('button', { name: '다시' }))
  expect(first.textContent).toBe('쌀식빵과 단팥빵이 생각날 때, 모락빵집이에요.')
  fireEvent.click(tool.getByRole('button', { name: '고쳐 쓰기' }))
  expect(document.activeElement).toBe(tool.getByRole('textbox', { name: '고쳐 쓸 글' }))
  fireEvent.change(tool.getByRole('textbox', { name: '고쳐 쓸 글' }), {
    target: { value: '우리 빵집이에요' },
  })
  fireEvent.click(tool.getByRole('button', { name: '다 고쳤어요' }))
  fireEvent.click(tool.getByRole('button', { name: '복사' }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('우리 빵집이에요')
  fireEvent.click(tool.getByRole('button', { name: '지은 글로 돌아가기' }))
  expect(tool.getByText('쌀식빵과 단팥빵이 생각날 때, 모락빵집이에요.')).toBeTruthy()
})

it('again goes through all taglines, and says when it begins again', async () => {
  await show('/brand/ai-tool/tagline')
  const tool = within(screen.getByRole('region', { name: '태그라인' }))
  fireEvent.change(tool.getByRole('textbox', { name: /^자주 찾는 손님/ }), { target: { value: '동네 단골' } })
  fireEvent.click(tool.getByRole('button', { name: '글 짓기' }))
  fireEvent.click(tool.getByRole('tab', { name: '손님' }))
  const seen: string[] = []
  const copied = async () => {
    fireEvent.click(tool.getByRole('button', { name: '복사' }))
    await waitFor(() => expect(writeText).toHaveBeenCalled())
    return writeText.mock.lastCall?.[0] ?? ''
  }
  const isSaid = () => shownToasts.get().some(({ text }) => String(text).includes('처음 글부터'))
  for (let press = 0; press < 30 && !isSaid(); press++) {
    seen.push(await copied())
    fireEvent.click(tool.getByRole('button', { name: '다시' }))
  }
  expect(isSaid()).toBe(true)
  expect(seen.length).toBeGreaterThan(2)
  expect(new Set(seen).size).toBe(seen.length)
  expect(await copied()).toBe(seen[0])
})

it('an edit that was replaced is taken back without what was typed since, and not over a newer one', async () => {
  await show('/brand/ai-tool/intro')
  const tool = within(screen.getByRole('region', { name: '가게 소개' }))
  const edit = (value: string) => {
    fireEvent.click(tool.getByRole('button', { name: '고쳐 쓰기' }))
    fireEvent.change(tool.getByRole('textbox', { name: '고쳐 쓸 글' }), { target: { value } })
    fireEvent.click(tool.getByRole('button', { name: '다 고쳤어요' }))
  }
  const takeBack = () =>
    act(() =>
      shownToasts
        .get()
        .findLast(({ action }) => action)
        ?.action?.onPress(),
    )
  edit('우리 빵집이에요')
  fireEvent.click(tool.getByRole('button', { name: '다시' }))
  const area = tool.getByRole('textbox', { name: /^동네/ })
  fireEvent.change(area, { target: { value: '성북동' } })
  takeBack()
  expect(tool.getByText('우리 빵집이에요')).toBeTruthy()
  expect(area).toHaveProperty('value', '성북동')
  fireEvent.click(tool.getByRole('button', { name: '다시' }))
  edit('더 새로운 글이에요')
  takeBack()
  expect(tool.getByText('더 새로운 글이에요')).toBeTruthy()
})

it('Escape closes the tool and leads back to its card; tools without a model say why they are closed', async () => {
  const router = await show('/brand/ai-tool/closed')
  const tool = screen.getByRole('region', { name: '쉬는 날 안내' })
  fireEvent.keyDown(tool, { key: 'Escape' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/brand/ai-tool'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /쉬는 날 안내/ })))
  expect(screen.queryByRole('region', { name: '쉬는 날 안내' })).toBeNull()
  expect(screen.getAllByText('연결된 그림 모델이 없어요')).toHaveLength(3)
  fireEvent.click(screen.getByRole('radio', { name: '지금 되는 것 12' }))
  expect(screen.queryByText('연결된 그림 모델이 없어요')).toBeNull()
})

it('with a model pictures have a price on their card and can be asked for; photographs cannot be changed', async () => {
  given.picture = { provider: '그림 공방', credit: 10 }
  await show('/brand/ai-tool')
  expect(screen.getByText('그림은 그림 공방의 모델로 만들어요.')).toBeTruthy()
  expect(
    within(screen.getByRole('link', { name: /그림 만들기/ })).getByText('한 장에 10 크레딧'),
  ).toBeTruthy()
  expect(screen.getAllByText('사진을 고치는 모델은 연결되어 있지 않아요')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: '지금 되는 것 13' })).toBeTruthy()
})

it('while this device does not know of a model, it says that and nothing else', async () => {
  given.picture = undefined
  await show('/brand/ai-tool')
  expect(screen.getAllByText('연결되면 쓸 수 있는지 확인해요')).toHaveLength(3)
  expect(screen.queryByText(/연결된 그림 모델이 없어요/)).toBeNull()
})

async function show(path: string) {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/brand/ai-tool', component: Tools })
  const tool = createRoute({ getParentRoute: () => page, path: '$tool', component: OneTool })
  const router = createRouter({
    routeTree: root.addChildren([page.addChildren([tool])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const document = documentAt(at)
  await act(async () => {
    await vi.waitFor(() => expect(document.phase.get()).toBe('ready'))
    document.edit((doc) => {
      info.name.write(doc, '모락빵집')
      info.industry.write(doc, 'FNB_BAKERY')
      core.service.write(doc, '쌀식빵, 단팥빵')
    })
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    await router.load()
  })
  await screen.findByRole('heading', { level: 1, name: 'AI 도구' })
  return router
}

function Tools() {
  const { tool } = useParams({ strict: false })
  return (
    <DocumentProvider brand="local-1" document="guide" account={null}>
      <ToolsPage open={tool ?? null} />
    </DocumentProvider>
  )
}

function OneTool() {
  const tool = toolOfKey(useParams({ strict: false }).tool ?? '')
  return tool ? <OpenTool tool={tool} /> : null
}
