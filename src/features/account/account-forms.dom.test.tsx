import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetConfirmed } from './confirmed-email.ts'
import { LoginForm } from './LoginForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const signedIn = vi.hoisted(() => vi.fn(async () => null))
vi.mock('#device/session/sign-in.ts', () => ({ completeSignIn: signedIn }))

let root: Root
let box: HTMLElement
let sent: { url: string; body: Record<string, unknown> }[]
let answers: Record<string, Response>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  sent = []
  answers = {}
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(request.body ?? '{}')) as Record<string, unknown> })
    return answers[url]?.clone() ?? Response.json({ minutes: 10 })
  })
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})

afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  forgetConfirmed()
  signedIn.mockClear()
})

it('signs up with a confirmed address and the terms, and says what is missing at its field', async () => {
  const onDone = vi.fn()
  await show(<SignUpForm onDone={onDone} />)
  await type('이메일', 'ji@ongi.example')
  await press('인증 코드 받기')
  expect(sent.at(-1)).toEqual({
    url: '/api/v1/account/cert/email',
    body: { email: 'ji@ongi.example', mode: 'SIGNUP' },
  })
  answers['/api/v1/account/cert/email/confirm'] = Response.json({})
  await type('인증 코드', '123456')
  await settle()
  expect(box.textContent).toContain('이메일을 확인했어요')

  expect(box.textContent).toContain('만 14세 이상임을 확인해 주십시오.')
  await press('모두 동의해요')
  await press('가입하기')
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  expect(box.textContent).toContain('이름을 입력해 주십시오.')
  expect(sent.some(({ url }) => url.endsWith('/signup'))).toBe(false)

  await type('이름', '이지우')
  await type('비밀번호', 'onggi2026')
  answers['/api/v1/account/signup'] = Response.json({ id: 7, accessToken: 't' })
  await press('가입하기')
  await settle()
  expect(sent.at(-1)?.body).toMatchObject({
    email: 'ji@ongi.example',
    fullName: '이지우',
    password: 'onggi2026',
    termsAgree: { taService: true, taPrivacy: true, emailRcv: true },
  })
  expect(signedIn).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledWith(null)
})

it('keeps what was typed when the server refuses, in the server’s words', async () => {
  await show(<LoginForm onDone={() => {}} />)
  await type('이메일', 'ji@ongi.example')
  await type('비밀번호', 'wrong2026')
  answers['/api/v1/account/login'] = Response.json(
    { code: 'WRONG_LOGIN', message: '이메일 또는 비밀번호가 맞지 않습니다.' },
    { status: 401 },
  )
  await press('로그인')
  await settle()
  expect(box.querySelector('[role=alert]')?.textContent).toBe('이메일 또는 비밀번호가 맞지 않습니다.')
  expect(input('이메일').value).toBe('ji@ongi.example')
  expect(input('비밀번호').value).toBe('wrong2026')
  expect(signedIn).not.toHaveBeenCalled()
})

it('does not take the Enter that ends a syllable for sending', async () => {
  await show(<LoginForm onDone={() => {}} />)
  const ending = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    isComposing: true,
  })
  await act(async () => {
    input('이메일').dispatchEvent(ending)
  })
  expect(ending.defaultPrevented).toBe(true)
})

async function show(screen: ReactNode): Promise<void> {
  const rootRoute = createRootRoute()
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => screen })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    ),
  )
}

function input(label: string): HTMLInputElement {
  const found = [...box.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const control = found && document.getElementById(found.htmlFor)
  if (!(control instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  return control
}

async function type(label: string, text: string): Promise<void> {
  const field = input(label)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(words: string): Promise<void> {
  const found = [...box.querySelectorAll<HTMLElement>('button, label')].find(
    ({ textContent }) => textContent === words,
  )
  if (!found) throw new Error(`nothing says ${words}`)
  await act(async () => found.click())
  await settle()
}

/** Lazy parts are loaded and their answers are on screen. */
async function settle(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}
