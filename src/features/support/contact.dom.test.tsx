import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { ContactPage } from './ContactPage.tsx'
import { forgetDraft } from './draft.ts'

const here = vi.hoisted(() => ({
  contact: { phone: null as object | null, kakaoChannel: null as string | null },
  proofs: [] as string[],
}))
vi.mock('#engine/reads/useProviders.ts', () => ({ useProviders: () => ({ contact: here.contact }) }))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
vi.mock('#kits/account/providers/captcha-on-demand.ts', () => ({
  sendCaptchaProof: async (action: string) => here.proofs.push(action),
}))

const me = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
let sent: Record<string, string>[]
let isDown: boolean

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(here, { contact: { phone: null, kakaoChannel: null }, proofs: [] })
  sent = []
  isDown = false
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    if (isDown) throw new TypeError('no network')
    sent.push(JSON.parse(String(body)))
    return Response.json({ idTicket: 12, createdAt: '2026-11-30T01:00:00.000Z' })
  })
})
afterEach(() => {
  cleanup()
  forgetDraft()
  endSession()
  vi.unstubAllGlobals()
})

test('what is missing is said at its field, the first of which gets the focus, and nothing is sent', async () => {
  show()
  await send()
  expect(document.activeElement).toBe(screen.getByLabelText('무엇에 대한 문의인가요?'))
  for (const words of ['무엇에 대한 문의인지', '유효하지 않은 이메일입니다.', '문의 내용을 적어 주세요'])
    expect(document.body.textContent).toContain(words)
  type('답을 받을 이메일', 'han@ongi.example')
  expect(document.body.textContent).not.toContain('유효하지 않은 이메일입니다.')
  expect(sent).toEqual([])
})

test('a visitor proves to be a person, and is told the number of the question and where the answer goes', async () => {
  show()
  fillIn()
  type('이름', '한결')
  type('답을 받을 이메일', 'han@ongi.example')
  await send()
  expect(here.proofs).toEqual(['support'])
  expect(sent).toMatchObject([{ topic: 'PAYMENT', name: '한결', email: 'han@ongi.example', text: '언제요?' }])
  expect(document.body.textContent).toContain('메일로 답해 드려요: han@ongi.example. 문의 번호는 12번이에요.')
  expect(document.activeElement?.textContent).toBe('문의를 받았어요')
  cleanup()
  show()
  expect(screen.getByLabelText<HTMLTextAreaElement>('문의 내용').value).toBe('')
})

test('an account has name and address filled in, and no captcha', async () => {
  startSession(me, 'token')
  show()
  fillIn()
  await send()
  expect(here.proofs).toEqual([])
  expect(sent).toMatchObject([{ name: '이지우', email: 'ji@ongi.example' }])
})

test('what was typed stays after a failure and a reload, and is sent as the same question', async () => {
  startSession(me, 'token')
  show()
  fillIn()
  isDown = true
  await send()
  expect(document.body.textContent).toContain('서버에 연결하지 못했어요')
  cleanup()
  show()
  expect(screen.getByLabelText<HTMLTextAreaElement>('문의 내용').value).toBe('언제요?')
  isDown = false
  await send()
  const key = sent[0]?.key
  expect(key).toMatch(/^[\da-f-]{36}$/)
  cleanup()
  show()
  fillIn()
  await send()
  expect(sent[1]?.key).not.toBe(key)
})

test('telephone with its hours and the channel are shown where there are some, and not otherwise', () => {
  show()
  expect(screen.queryByText('카카오톡 채널에서 물어보기')).toBeNull()
  expect(document.querySelector('[href^="tel:"]')).toBeNull()
  cleanup()
  here.contact = {
    phone: { number: '02-123-4567', hours: '평일 10:00–17:00' },
    kakaoChannel: 'https://pf.kakao.com/_saegim',
  }
  show()
  expect(screen.getByText('02-123-4567').getAttribute('href')).toBe('tel:021234567')
  expect(screen.getByText('평일 10:00–17:00')).toBeTruthy()
  expect(screen.getByText('카카오톡 채널에서 물어보기').getAttribute('rel')).toBe('noopener noreferrer')
})

function show(): void {
  render(
    <I18nProvider i18n={i18n}>
      <ContactPage />
    </I18nProvider>,
  )
}

function fillIn(): void {
  fireEvent.change(screen.getByLabelText('무엇에 대한 문의인가요?'), { target: { value: 'PAYMENT' } })
  type('문의 내용', '언제요?')
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function send(): Promise<void> {
  return act(async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  })
}
