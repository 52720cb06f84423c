import { expect, it, vi } from 'vitest'
import { DormancyPage } from './DormancyPage.tsx'
import { field, prepareScreen, press, screen, show, type } from './forms/form-screen.fixture.tsx'
import { PasswordFindPage } from './PasswordFindPage.tsx'
import { PasswordResetPage } from './PasswordResetPage.tsx'

vi.mock('#kits/account/providers/captcha.ts', () => ({ sendCaptchaProof: async () => {} }))

const find = '/account/cert/password/find'
const reset = '/account/cert/password/reset'
const dormancy = '/account/cert/dormancy'
const confirm = '/api/v1/account/cert/email/confirm'
const set = '/api/v1/account/cert/resetPassword/confirm'
const wake = '/api/v1/account/cert/restoreDormancy/confirm'

prepareScreen()
const email = 'ji@ongi.example'

it('goes on with the address once a code is requested, whether or not it has an account', async () => {
  await show(PasswordFindPage, `${find}?redirectUrl=%2Fbrand`)
  await type('이메일', 'ji@ongi')
  await press('인증 코드 받기')
  expect(screen.box.textContent).toContain('유효하지 않은 이메일입니다.')
  expect(screen.sent).toEqual([])
  await type('이메일', 'ji@ongi.example')
  await press('인증 코드 받기')
  expect(screen.sent.at(-1)?.body).toEqual({ email: 'ji@ongi.example', mode: 'PASSWORD' })
  expect(screen.address()).toBe(`${reset}?redirectUrl=%2Fbrand`)
  expect(screen.email()).toBe(email)
})

it('sets a password by the code, and shows missing or refused input at its field', async () => {
  await show(PasswordResetPage, reset, email)
  await press('비밀번호 바꾸기')
  expect(screen.box.querySelector('[role=alert]')?.textContent).toContain('인증 코드를 먼저 확인해 주세요.')
  screen.answers[confirm] = Response.json({})
  await type('인증 코드', '123456')
  expect(screen.sent.at(-1)).toEqual({
    url: confirm,
    body: { email: 'ji@ongi.example', code: '123456', mode: 'PASSWORD' },
  })
  await type('새 비밀번호', 'onggi2027')
  const details = [{ field: 'newPassword', code: 'EASY_PASSWORD', message: '너무 쉽습니다.' }]
  screen.answers[set] = Response.json({ code: 'EASY_PASSWORD', message: '', details }, { status: 400 })
  await press('비밀번호 바꾸기')
  expect(field('새 비밀번호').getAttribute('aria-invalid')).toBe('true')
  expect(screen.box.textContent).toContain('너무 쉽습니다.')
  await type('새 비밀번호', 'gamja-onggi2027')
  screen.answers[set] = Response.json({})
  await press('비밀번호 바꾸기')
  expect(screen.sent.at(-1)?.body).toEqual({
    email: 'ji@ongi.example',
    code: '123456',
    newPassword: 'gamja-onggi2027',
  })
  expect(screen.address()).toBe('/account/login')
  expect(screen.email()).toBe(email)
})

it('accepts the code of the link in the mail, without sending another', async () => {
  await show(PasswordResetPage, reset)
  await type('이메일', 'ji@ongi.example')
  screen.answers[confirm] = Response.json({})
  await type('인증 코드', '123456')
  expect(screen.sent.map(({ url }) => url)).toEqual([confirm])
  expect(screen.box.textContent).toContain('이메일을 확인했어요')
})

it('requests a new code when the confirmed one has expired', async () => {
  await show(PasswordResetPage, reset, email)
  screen.answers[confirm] = Response.json({})
  await type('인증 코드', '123456')
  await type('새 비밀번호', 'gamja-onggi2027')
  const details = [{ field: 'code', code: 'CODE_EXPIRED', message: '시간이 지났습니다.' }]
  screen.answers[set] = Response.json({ code: 'CODE_EXPIRED', message: '', details }, { status: 400 })
  await press('비밀번호 바꾸기')
  expect(screen.box.querySelector('[role=alert]')?.textContent).toContain('시간이 지났습니다.')
  expect(field('인증 코드').value).toBe('')
})

it('reactivates an account by its code and leads back to the login with the address', async () => {
  await show(DormancyPage, `${dormancy}?redirectUrl=%2Fbrand`, email)
  await press('인증 코드 받기')
  expect(screen.sent.at(-1)?.body).toEqual({ email: 'ji@ongi.example', mode: 'DORMANCY' })
  screen.answers[wake] = Response.json(
    { code: 'CODE_WRONG', message: '인증 코드가 맞지 않습니다.' },
    { status: 400 },
  )
  await type('인증 코드', '000000')
  expect(screen.box.textContent).toContain('인증 코드가 맞지 않습니다.')
  screen.answers[wake] = Response.json({})
  await type('인증 코드', '123456')
  expect(screen.sent.at(-1)?.body).toMatchObject({ email: 'ji@ongi.example', code: '123456' })
  expect(screen.address()).toBe('/account/login?redirectUrl=%2Fbrand')
  expect(screen.email()).toBe(email)
})

it.each([
  [PasswordFindPage, find, '인증 코드 받기'],
  [PasswordResetPage, reset, '비밀번호 바꾸기'],
  [DormancyPage, dormancy, '인증 코드 받기'],
])('without a network %o says so and sends nothing', async (page, address, button) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(page, address, email)
  await press(button)
  expect(screen.box.textContent).toContain('인터넷에 연결되어야 할 수 있어요')
  expect(screen.sent).toEqual([])
  vi.restoreAllMocks()
})
