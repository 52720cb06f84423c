import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { forgetBrandFacts } from '#engine/identity/brand-facts.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { toolBrandOf } from '../brand/tool-brand.ts'
import { madeOf, requestOf } from './made/pictures.fixture.ts'
import PictureTool from './PictureTool.tsx'

interface Sent {
  readonly call: string
  readonly input: { readonly body?: Readonly<Record<string, unknown>>; readonly params?: unknown }
  readonly key: string | undefined
}

const given = vi.hoisted(() => ({
  brand: 7 as unknown,
  role: 'BRAND_ROLE_OWNER' as string,
  needsPlan: false,
  credit: 500,
  providers: null as unknown,
  sent: [] as unknown[],
  answers: {} as Record<string, unknown[]>,
  list: [] as unknown[] | null,
  isListed: true,
  stored: [] as unknown[],
  opened: [] as unknown[],
  toasts: [] as unknown[],
  reloads: 0,
  asked: 0,
  polled: [] as ((requests: unknown) => void)[],
}))
const online = createWatched(true)
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => undefined,
  Link: ({ children }: { children: React.ReactNode }) => children,
}))
vi.mock('#engine/browser/network.ts', async (original) => ({
  ...(await original<object>()),
  useOnline: () => useWatched(online),
}))
vi.mock('#engine/identity/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ session: { idAccount: 1 } }),
  currentBrand: () => 7,
}))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: given.brand }) }))
vi.mock('#engine/documents/react/useFromAnswers.ts', () => ({
  useFromAnswers: (compute: (answers: object) => unknown) => compute({}),
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => given.role }))
vi.mock('#engine/reads/useProviders.ts', () => ({
  useProviders: () => given.providers,
  reloadProviders: async () => {
    given.reloads += 1
  },
}))
vi.mock('#engine/reads/useCachedRead.ts', async () => {
  const { useMemo } = await import('react')
  const useList = () => {
    const { list, isListed } = given
    return useMemo(() => {
      const data = list && { _embedded: { pictures: list } }
      const state = isListed ? { kind: 'fresh', at: 0 } : { kind: 'failed', why: 'offline', at: null }
      return { data, state, reload: () => given.asked++ }
    }, [list, isListed])
  }
  const useCredit = () => ({ data: { credit: given.credit } })
  return {
    useCachedRead: ({ call }: { call: { name: string } }) =>
      // biome-ignore lint/correctness/useHookAtTopLevel: of one screen it is always the same
      call.name === 'aiPicture.list' ? useList() : useCredit(),
  }
})
vi.mock('./made/requests-read.ts', async (original) => ({
  ...(await original<object>()),
  changeRequests: async (_: number, requests: unknown) => void given.stored.push(requests),
}))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => given.needsPlan }))
vi.mock('#kits/commerce/plan-modal.ts', () => ({
  openSubscribeOnly: (plan: string) => given.opened.push(plan),
}))
vi.mock('#kits/commerce/credit-need.ts', () => ({ needCredits: (need: unknown) => given.opened.push(need) }))
vi.mock('#kits/design/document/create-design.ts', () => ({ createDesign: async () => 'id' }))
vi.mock('#ui/overlays/toasts.ts', () => ({ showToast: (toast: unknown) => given.toasts.push(toast) }))
vi.mock('./made/useSmallPicture.ts', () => ({ useSmallPicture: () => ({ url: 'blob:one' }) }))
vi.mock('./made/after-ended.ts', () => ({ afterEnded: async () => undefined }))
vi.mock('./made/poll-requests.ts', () => ({
  pollRequests: (_: number, __: number[], onAnswers: (requests: unknown) => void) => {
    given.polled.push(onAnswers)
    return () => undefined
  },
}))
vi.mock('#engine/rest/rest.ts', () => ({
  rest: async (
    { name }: { name: string },
    input: Sent['input'],
    { idempotencyKey }: { idempotencyKey?: string },
  ) => {
    given.sent.push({ call: name, input, key: idempotencyKey })
    return given.answers[name]?.shift()
  },
}))

const brand = { ...toolBrandOf({}), name: '모락빵집', industry: 'FNB_BAKERY', items: ['쌀식빵'] }
const lost = { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
const refused = (code: string, more: object = {}) => ({
  ...{ ok: false, code, message: '서버의 말', status: 409, details: [] },
  ...more,
})
const taken = (request: MadePicture) => ({ ok: true, answer: request })

beforeEach(() => {
  forgetBrandFacts(7)
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const model = { provider: '그림 공방', credit: 10 }
  Object.assign(given, { brand: 7, role: 'BRAND_ROLE_OWNER', needsPlan: false, credit: 500, reloads: 0 })
  Object.assign(given, { sent: [], answers: {}, opened: [], toasts: [], polled: [] })
  Object.assign(given, { list: [], isListed: true, stored: [], asked: 0 })
  given.providers = { ai: { picture: model } }
  online.set(true)
})

afterEach(cleanup)

const show = () =>
  act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <PictureTool brand={brand} />
      </I18nProvider>,
    )
  })
const sent = () => given.sent as readonly Sent[]
const makeButton = () => screen.getByRole('button', { name: /크레딧으로 \d장 만들기$/ })
const press = (button: HTMLElement) => act(async () => fireEvent.click(button))
const made = () => within(screen.getByRole('region', { name: '만든 그림' }))

test('the price, and what is sent to whom, are said before the press, which sends exactly that once', async () => {
  given.answers = { 'aiPicture.make': [taken(requestOf())] }
  await show()
  expect(screen.getByLabelText('무엇을 그릴까요?')).toHaveProperty('value', '쌀식빵')
  await press(screen.getByRole('radio', { name: '3' }))
  expect(screen.getByText('만들면 470 크레딧이 남아요')).toBeTruthy()
  expect(screen.getByText(/누르면 그림 공방에 보내요: 적은 글 · 업종 · 대표 상품이나 하는 일\./)).toBeTruthy()
  expect(makeButton().textContent).toBe('30 크레딧으로 3장 만들기')
  await press(makeButton())
  expect(sent()).toMatchObject([
    {
      call: 'aiPicture.make',
      input: {
        body: {
          ...{ subject: '쌀식빵', style: 'PHOTO', form: 'SQUARE', count: 3, credit: 30, colors: [] },
          answers: { industry: 'FNB_BAKERY', service: '쌀식빵' },
        },
      },
    },
  ])
  expect(made().getByText(/그리고 있어요/)).toBeTruthy()
  expect([given.stored, given.asked]).toEqual([[[requestOf()]], 1])
})

test('a request without an answer is sent again under its key, also after a reload, and then the next one has another', async () => {
  given.answers = { 'aiPicture.make': [lost, taken(requestOf()), taken(requestOf({ idPicture: 2 }))] }
  await show()
  await press(makeButton())
  expect(screen.getByRole('alert').textContent).toMatch(/크레딧은 한 번만 써요/)
  cleanup()
  await show()
  await press(makeButton())
  await press(makeButton())
  const [first, second, third] = sent().map(({ key }) => key)
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('without a network nothing is sent or held, and it is said', async () => {
  online.set(false)
  Object.assign(given, { list: null, isListed: false })
  await show()
  expect(screen.getByText(/인터넷에 연결되어야 만들 수 있어요/)).toBeTruthy()
  await press(makeButton())
  expect(sent()).toEqual([])
  expect(made().getByText(/서버에서 계속 만들어요/)).toBeTruthy()
})

test('what this device knows is there without a network, and it is said that it may be old', async () => {
  online.set(false)
  Object.assign(given, { list: [madeOf(), requestOf({ idPicture: 2 })], isListed: false })
  await show()
  expect(made().getByText(/지금은 마지막으로 본 내용이에요/)).toBeTruthy()
  expect(made().getAllByRole('img')).toHaveLength(2)
  expect(given.polled).toEqual([])
})

test('without a plan, and without enough credits, the button leads to what it takes', async () => {
  given.needsPlan = true
  await show()
  await press(screen.getByRole('button', { name: 'Basic 알아보기' }))
  expect(given.opened).toEqual(['BASIC'])
  cleanup()
  Object.assign(given, { needsPlan: false, credit: 5, opened: [] })
  await show()
  expect(screen.getByText('2장에 20 크레딧이 들고, 15 모자라요')).toBeTruthy()
  await press(screen.getByRole('button', { name: '크레딧 충전' }))
  expect(given.opened).toMatchObject([{ what: '그림 2장', credit: 20, missing: 15 }])
  expect(sent()).toEqual([])
})

test('the server is believed: about missing credits, the plan and another price', async () => {
  given.answers = {
    'aiPicture.make': [
      refused('NOT_ENOUGH_CREDIT', {
        details: [{ field: 'credit', code: 'PICTURE_CREDIT', words: { missing: 12 } }],
      }),
      refused('FORBIDDEN_PLAN', { status: 403 }),
      refused('CONFLICT'),
    ],
  }
  await show()
  await press(makeButton())
  await press(makeButton())
  expect(given.opened).toMatchObject([{ what: '그림 2장', missing: 12 }, 'BASIC'])
  await press(makeButton())
  expect(screen.getByRole('alert').textContent).toBe('서버의 말')
  expect(given.reloads).toBe(1)
})

test('who may not make any, and a server without a model, are told so; what was made is there', async () => {
  Object.assign(given, { role: 'BRAND_ROLE_MEMBER', list: [madeOf()] })
  await show()
  expect(screen.getByText(/새 그림은 디자이너부터/)).toBeTruthy()
  expect(made().getAllByRole('img')).toHaveLength(2)
  cleanup()
  Object.assign(given, { role: 'BRAND_ROLE_OWNER', providers: { ai: { picture: null } } })
  await show()
  expect(screen.getByText(/이 서버에 연결된 그림 모델이 없어서/)).toBeTruthy()
  cleanup()
  given.providers = null
  await show()
  expect(screen.getByText('인터넷에 연결되면 그림 모델을 쓸 수 있는지 확인해요.')).toBeTruthy()
})

test('pictures that the operator has removed are said to be, with the reason for who may know it', async () => {
  const at = '2026-11-30T03:00:00.000Z'
  given.list = [
    madeOf({ files: [], removal: { at, note: '글자가 깨졌어요' } }),
    madeOf({ idPicture: 2, files: [], removal: { at, note: null } }),
  ]
  await show()
  expect(made().getByText('운영자가 내린 그림이에요. 이유: 글자가 깨졌어요')).toBeTruthy()
  expect(made().getByText('운영자가 내린 그림이에요.')).toBeTruthy()
})

test('a brand of this device alone is told that it takes an account', async () => {
  given.brand = 'local-1'
  await show()
  expect(screen.getByText(/계정에 있는 브랜드에서 만들 수 있어요/)).toBeTruthy()
  expect(screen.queryByLabelText('무엇을 그릴까요?')).toBeNull()
})

test('a request that was begun before is there after a return, and its end is told', async () => {
  given.list = [requestOf()]
  await show()
  expect(made().getByText('나무 도마 위의 쌀식빵')).toBeTruthy()
  await act(async () => given.polled.at(-1)?.([madeOf()]))
  expect(made().getByText('AI로 만든 그림')).toBeTruthy()
  expect(
    made()
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('alt')),
  ).toEqual(['쌀식빵 12', '쌀식빵 13'])
  expect(made().getByText('드라이브에 담았고, 20 크레딧을 썼어요.')).toBeTruthy()
  expect(given.toasts).toMatchObject([{ tone: 'success' }])
  expect(given.stored).toEqual([[madeOf()]])
})

test('a failure says why, and that the credits are back', async () => {
  given.list = [requestOf()]
  await show()
  await act(async () =>
    given.polled.at(-1)?.([requestOf({ state: 'FAILED', code: 'AI_REFUSED', credit: 0 })]),
  )
  expect(
    made().getByText('이 표현으로는 그림을 만들 수 없어요. 다른 말로 바꿔 주세요. 크레딧은 모두 돌아왔어요.'),
  ).toBeTruthy()
  expect(given.toasts).toMatchObject([{ tone: 'error' }])
})

test('a stop says before that the credits come back, and after that they are back', async () => {
  given.list = [requestOf()]
  const stopped = requestOf({ state: 'FAILED', code: 'AI_STOPPED', credit: 0 })
  given.answers = { 'aiPicture.stop': [lost, taken(stopped)] }
  await show()
  expect(made().getByText('지금 멈추면 잡아 둔 20 크레딧이 모두 돌아와요')).toBeTruthy()
  await press(made().getByRole('button', { name: '멈추기' }))
  expect(made().getByRole('alert')).toBeTruthy()
  await press(made().getByRole('button', { name: '멈추기' }))
  expect(made().getByText('만들기를 멈췄어요. 크레딧은 모두 돌아왔어요.')).toBeTruthy()
  expect(made().queryByRole('button', { name: '멈추기' })).toBeNull()
})

test('a request of another member is stopped by admins alone', async () => {
  Object.assign(given, { role: 'BRAND_ROLE_DESIGNER', list: [requestOf({ idAccount: 2 })] })
  await show()
  expect(made().queryByRole('button', { name: '멈추기' })).toBeNull()
  cleanup()
  given.role = 'BRAND_ROLE_ADMIN'
  await show()
  expect(made().getByRole('button', { name: '멈추기' })).toBeTruthy()
})

test('a report needs a reason, and is made once', async () => {
  given.list = [madeOf()]
  given.answers = { 'aiPicture.report': [{ ok: true, answer: {} }] }
  await show()
  await press(made().getByRole('button', { name: '신고하기' }))
  const dialog = within(screen.getByRole('dialog'))
  await press(dialog.getByRole('button', { name: '신고하기' }))
  expect(sent()).toEqual([])
  fireEvent.change(dialog.getByLabelText('무엇이 잘못되었나요?'), {
    target: { value: '손가락이 여섯이에요' },
  })
  await press(dialog.getByRole('button', { name: '신고하기' }))
  expect(sent()).toMatchObject([
    {
      call: 'aiPicture.report',
      input: { params: { idPicture: 1 }, body: { reason: '손가락이 여섯이에요' } },
    },
  ])
  expect(made().getByText('신고한 그림이에요')).toBeTruthy()
  expect(made().queryByRole('button', { name: '신고하기' })).toBeNull()
})
