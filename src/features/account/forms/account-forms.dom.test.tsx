import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { field, prepareScreen, press, screen, show, type } from './form-screen.fixture.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const signedIn = vi.hoisted(() => vi.fn(async () => null))
vi.mock('#kits/account/sign-in.ts', () => ({ completeSignIn: signedIn }))
vi.mock('#kits/account/providers/captcha.ts', () => ({ sendCaptchaProof: async () => {} }))

prepareScreen()
afterEach(() => {
  signedIn.mockClear()
})

it('confirms the address, then signs up with name, password and terms, and shows each missing input at its field', async () => {
  const onDone = vi.fn()
  await show(() => <SignUpForm onDone={onDone} />)
  expect(labels()).toEqual(['이메일'])
  await type('이메일', 'ji@ongi.example')
  await press('인증 코드 받기')
  expect(screen.sent.at(-1)).toEqual({
    url: '/api/v1/account/cert/email',
    body: { email: 'ji@ongi.example', mode: 'SIGNUP' },
  })
  screen.answers['/api/v1/account/cert/email/confirm'] = Response.json({})
  await type('인증 코드', '123456')
  expect(screen.box.textContent).toContain('이메일을 확인했어요')
  expect(labels().slice(0, 2)).toEqual(['이름', '비밀번호'])
  expect(document.activeElement).toBe(field('이름'))
  // Password managers store the account under the address.
  expect(screen.box.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ji@ongi.example')

  expect(screen.box.textContent).toContain('만 14세 이상임을 확인해 주세요.')
  await press('모두 동의해요')
  await press('가입하기')
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  expect(screen.box.textContent).toContain('이름을 입력해 주세요.')
  expect(screen.sent.some(({ url }) => url.endsWith('/signup'))).toBe(false)

  await type('이름', '이지우')
  await type('비밀번호', 'onggi2026')
  screen.answers['/api/v1/account/signup'] = Response.json({ id: 7, accessToken: 't' })
  await press('가입하기')
  expect(screen.sent.at(-1)?.body).toMatchObject({
    email: 'ji@ongi.example',
    fullName: '이지우',
    password: 'onggi2026',
    termsAgree: { taService: true, taPrivacy: true, emailRcv: true },
  })
  expect(signedIn).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledWith(null)
})

it('requests a code again when the server has forgotten the confirmation', async () => {
  await show(() => <SignUpForm onDone={() => {}} />)
  await type('이메일', 'ji@ongi.example')
  await press('인증 코드 받기')
  screen.answers['/api/v1/account/cert/email/confirm'] = Response.json({})
  await type('인증 코드', '123456')
  await type('이름', '이지우')
  await type('비밀번호', 'onggi2026')
  await press('모두 동의해요')
  screen.answers['/api/v1/account/signup'] = refusal('CERT_NEEDED', '이메일 인증이 필요해요.', 400)
  await press('가입하기')
  expect(screen.box.querySelector('[role=alert]')?.textContent).toContain('이메일 인증이 필요해요.')
  await press('인증 코드 받기')
  expect(field('인증 코드').value).toBe('')
  await type('인증 코드', '654321')
  expect([field('이름').value, field('비밀번호').value]).toEqual(['이지우', 'onggi2026'])
})

it('asks an invited person for no code, and keeps the address of the invitation', async () => {
  const onDone = vi.fn()
  await show(() => <SignUpForm email="ji@ongi.example" invitation="token-of-mail" onDone={onDone} />)
  expect(screen.box.textContent).not.toContain('다른 이메일로')
  await type('이름', '이지우')
  await type('비밀번호', 'onggi2026')
  await press('모두 동의해요')
  screen.answers['/api/v1/account/signup'] = Response.json({ id: 7, accessToken: 't' })
  await press('가입하기')
  expect(screen.sent.at(-1)?.body).toMatchObject({ email: 'ji@ongi.example', invitation: 'token-of-mail' })
  expect(onDone).toHaveBeenCalledOnce()
})

it('asks an invited person for a code where the invitation has ended meanwhile', async () => {
  await show(() => <SignUpForm email="ji@ongi.example" invitation="token-of-mail" onDone={() => {}} />)
  await type('이름', '이지우')
  await type('비밀번호', 'onggi2026')
  await press('모두 동의해요')
  screen.answers['/api/v1/account/signup'] = refusal('CERT_NEEDED', '이메일 인증이 필요해요.', 400)
  await press('가입하기')
  expect(screen.box.textContent).toContain('이메일 인증이 필요해요.')
  await press('인증 코드 받기')
  screen.answers['/api/v1/account/cert/email/confirm'] = Response.json({})
  await type('인증 코드', '123456')
  expect([field('이름').value, field('비밀번호').value]).toEqual(['이지우', 'onggi2026'])
})

it('goes back to the address and keeps what was typed', async () => {
  await show(() => <SignUpForm onDone={() => {}} />)
  await type('이메일', 'ji@ongi.exampel')
  await press('인증 코드 받기')
  screen.answers['/api/v1/account/cert/email/confirm'] = Response.json({})
  await type('인증 코드', '123456')
  await type('이름', '이지우')
  await press('다른 이메일로')
  expect(field('이메일').value).toBe('ji@ongi.exampel')
  await type('이메일', 'ji@ongi.example')
  await press('인증 코드 받기')
  await type('인증 코드', '123456')
  expect(field('이름').value).toBe('이지우')
})

it('keeps what was typed when the server refuses, and shows the server’s message', async () => {
  await show(() => <LoginForm onDone={() => {}} />)
  await type('이메일', 'ji@ongi.example')
  await type('비밀번호', 'wrong2026')
  screen.answers['/api/v1/account/login'] = refusal('WRONG_LOGIN', '이메일 또는 비밀번호가 맞지 않아요.', 401)
  await press('로그인')
  expect(screen.box.querySelector('[role=alert]')?.textContent).toBe('이메일 또는 비밀번호가 맞지 않아요.')
  expect(field('이메일').value).toBe('ji@ongi.example')
  expect(field('비밀번호').value).toBe('wrong2026')
  expect(signedIn).not.toHaveBeenCalled()
})

it('says that the browser refuses cookies, sends nothing then, and logs in by the next press once it keeps them', async () => {
  const onDone = vi.fn()
  await show(() => <LoginForm onDone={onDone} />)
  await type('이메일', 'ji@ongi.example')
  await type('비밀번호', 'onggi2026')
  const refusing = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await press('로그인')
  expect(screen.box.querySelector('[role=alert]')?.textContent).toContain('쿠키를 막고 있어서')
  expect(screen.sent).toEqual([])
  refusing.mockRestore()
  screen.answers['/api/v1/account/login'] = Response.json({ id: 7, accessToken: 't' })
  await press('로그인')
  expect(signedIn).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledWith(null)
})

it('asks for no code where the browser refuses cookies', async () => {
  await show(() => <SignUpForm onDone={() => {}} />)
  await type('이메일', 'ji@ongi.example')
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await press('인증 코드 받기')
  expect(screen.box.textContent).toContain('쿠키를 막고 있어서')
  expect(screen.sent).toEqual([])
  vi.restoreAllMocks()
})

it('leads a dormant account to the page that reactivates it', async () => {
  await show(() => <LoginForm redirectUrl="/brand/guide/core" onDone={() => {}} />)
  await type('이메일', 'ji@ongi.example')
  await type('비밀번호', 'onggi2026')
  screen.answers['/api/v1/account/login'] = refusal('DORMANT_USER', '휴면 상태인 계정입니다.', 409)
  await press('로그인')
  expect(screen.address()).toBe('/account/cert/dormancy?redirectUrl=%2Fbrand%2Fguide%2Fcore')
  expect(screen.email()).toBe('ji@ongi.example')
})

it('does not submit on the Enter that ends a composition', async () => {
  await show(() => <LoginForm onDone={() => {}} />)
  const ending = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    isComposing: true,
  })
  await act(async () => {
    field('이메일').dispatchEvent(ending)
  })
  expect(ending.defaultPrevented).toBe(true)
})

function labels(): (string | null)[] {
  return [...screen.box.querySelectorAll('label')].map(({ textContent }) => textContent)
}

function refusal(code: string, message: string, status: number): Response {
  return Response.json({ code, message }, { status })
}
