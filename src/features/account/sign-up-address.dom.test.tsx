import { cleanup } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openBrand } from '#engine/identity/session.ts'
import { beginQuest, endQuest, noteQuestStep } from '#kits/brands/quest-record.ts'
import { prepareScreen, press, screen, show, type } from './forms/form-screen.fixture.tsx'
import { SignUpForm } from './forms/SignUpForm.tsx'
import { noteSent } from './forms/sent-code.ts'
import { SignUpIntroPage } from './SignUpIntroPage.tsx'

vi.mock('#kits/account/providers/captcha.ts', () => ({ sendCaptchaProof: async () => {} }))
vi.mock('./social/SocialSignIn.tsx', () => ({ default: () => null }))

prepareScreen()
const email = 'ji@ongi.example'

it('the address that is typed first gets its code at once', async () => {
  await show(SignUpIntroPage, '/account/signup/intro')
  await type('이메일', email)
  await press('이메일로 계속하기')
  expect(screen.sent.at(-1)).toEqual({ url: '/api/v1/account/cert/email', body: { email, mode: 'SIGNUP' } })
  expect(screen.sent).toHaveLength(1)
  expect(screen.address()).toBe('/account/signup')
  expect(screen.email()).toBe(email)
})

it('a given address is shown with the field of its code, and is asked for again by a press alone', async () => {
  noteSent(email, { at: Date.now(), until: Date.now() + 600_000 })
  await show(() => <SignUpForm email={email} onDone={() => {}} />)
  expect(labels()).toEqual(['인증 코드'])
  expect(screen.box.textContent).toContain(email)
  expect(screen.sent).toEqual([])
  await press('다른 이메일로')
  expect(labels()).toEqual(['이메일'])
})

it('a given address to which no code was mailed needs no typing either', async () => {
  await show(() => <SignUpForm email={email} onDone={() => {}} />)
  expect(labels()).toEqual([])
  await press('인증 코드 받기')
  expect(screen.sent.at(-1)?.body).toEqual({ email, mode: 'SIGNUP' })
  expect(labels()).toEqual(['인증 코드'])
})

it('an address that the server refuses can be corrected where it stands', async () => {
  const refusal = { code: 'EMAIL_TAKEN', message: '이미 가입한 이메일이에요.', details: [] }
  screen.answers['/api/v1/account/cert/email'] = Response.json(refusal, { status: 409 })
  await show(() => <SignUpForm email={email} onDone={() => {}} />)
  await press('인증 코드 받기')
  expect(labels()).toEqual(['이메일'])
  await type('이메일', 'seo@ongi.example')
  expect(labels()).toEqual(['이메일'])
})

it('what can be had without an account goes on where the brand of this device is', async () => {
  openBrand('local-1')
  beginQuest('local-1')
  noteQuestStep('local-1', 6)
  expect(await tryAddress()).toBe('/quest/6')
  endQuest('local-1')
  expect(await tryAddress()).toBe('/brand')
  cleanup()
  openBrand(null)
  expect(await tryAddress()).toBe('/quest/0')
})

async function tryAddress(): Promise<string | null | undefined> {
  cleanup()
  await show(SignUpIntroPage, '/account/signup/intro')
  const links = [...screen.box.querySelectorAll('a')]
  return links.find(({ textContent }) => textContent === '먼저 써 보기')?.getAttribute('href')
}

function labels(): string[] {
  return [...screen.box.querySelectorAll('label')].map(({ textContent }) => textContent ?? '')
}
