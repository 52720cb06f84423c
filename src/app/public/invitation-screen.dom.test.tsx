import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { createAppRouter } from '../router.tsx'

vi.mock('#engine/words/page-language.ts', () => ({
  pageLanguage: () => 'ko',
  isPageLanguageOver: () => false,
}))
// Counted from the device's storage, whose answers come when they come.
vi.mock('#kits/account/useUnsent.ts', () => ({ useUnsent: () => nothing }))
vi.mock('#engine/rest/developer-pages.ts', () => ({ hasDeveloperPages: async () => false }))
vi.mock('#engine/browser/first-content.ts', async (actual) => ({
  ...(await actual<object>()),
  afterFirstContentPaint: (load: () => void) => {
    load()
    return () => {}
  },
}))

const nothing = vi.hoisted(() => ({ count: 0, brands: [] }))

const invitation = {
  idBrandMember: 31,
  brandName: '온기',
  brandRole: 'BRAND_ROLE_MEMBER',
  inviter: '한결',
  expiresAt: '2026-12-01T00:00:00.000Z',
  inviteEmail: 'ha@ongi.example',
  hasAccount: false,
}

let answered: object

// Loaded before, so that a dialog that is asked for is there within the act of its press.
beforeAll(() => Promise.all([import('../person/LogOutOverlay.tsx'), import('../person/LogOutDialog.tsx')]))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollTo = () => {}
  // jsdom does not implement modal dialogs.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address !== '/api/v1/brand/member/invitation') return Response.json({}, { status: 503 })
    expect(body).toBe(JSON.stringify({ token: 'token-of-mail' }))
    return Response.json(answered)
  })
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

test('a visitor signs up on the page of a mailed invitation with its address, and is asked for no code', async () => {
  await open()
  expect(document.querySelector('h1')?.textContent).toBe('한결 님이 온기 팀에 초대했어요')
  const main = document.querySelector('main')?.textContent
  expect(main).toContain('가입하고 들어가기')
  expect(main).toContain('ha@ongi.example')
  expect(main).not.toContain('인증 코드')
  expect(main).not.toContain('다른 이메일로')
})

test('who is signed in with another address can log out there', async () => {
  startSession({ idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token-of-ji')
  await open()
  const button = [...document.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === '로그아웃',
  )
  await act(async () => (button as HTMLButtonElement).click())
  await vi.waitFor(async () => {
    await settle()
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('로그아웃할까요?')
  })
})

test('the token is in no address of another page, from where the way leads back to the invitation', async () => {
  const router = await open({ ...invitation, hasAccount: true })
  const link = [...document.querySelectorAll('main a')].find(
    ({ textContent }) => textContent === '비밀번호 찾기',
  )
  await act(async () => (link as HTMLAnchorElement).click())
  await vi.waitFor(async () => {
    await settle()
    expect(router.state.location.pathname).toBe('/account/cert/password/find')
  })
  expect(router.state.location.href).not.toContain('token-of-mail')
  const { redirectUrl } = router.state.location.search as { redirectUrl?: string }
  await act(async () => router.history.replace(redirectUrl ?? 'nowhere'))
  await vi.waitFor(async () => {
    await settle()
    expect(document.querySelector('h1')?.textContent).toBe('한결 님이 온기 팀에 초대했어요')
  })
})

async function open(answer: object = invitation) {
  answered = answer
  const history = createMemoryHistory({ initialEntries: ['/invite#invitation=token-of-mail'] })
  const router = createAppRouter(history)
  await router.load()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    ),
  )
  await settle()
  return router
}

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
}
