import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SocialResult, takeAttempt } from '#kits/account/providers/attempt.ts'
import { sendResult } from '#kits/account/providers/provider-return.ts'
import { prepareScreen, press, screen, show } from '../forms/form-screen.fixture.tsx'
import SocialSignIn from './SocialSignIn.tsx'

const signedIn = vi.hoisted(() => vi.fn(async () => 4))
vi.mock('#kits/account/sign-in.ts', () => ({ completeSignIn: signedIn }))
vi.mock('#engine/reads/useProviders.ts', () => ({
  useProviders: () => ({ login: { google: true, kakao: true, naver: false, facebook: false } }),
}))

const handlers = { onDone: vi.fn(), onNewcomer: vi.fn(), onClosed: vi.fn() }
const opened = { closed: false }
const open = vi.fn()

prepareScreen()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  opened.closed = false
  open.mockReturnValue(opened)
  vi.stubGlobal('open', open)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const answer = {
  snsAuthType: 'LOGIN',
  id: 7,
  accessToken: 't',
  fullName: '이지우',
  email: 'a@b.c',
  image: null,
}

it('has a button for each configured provider, and opens its popup in the click handler', async () => {
  await show(() => <SocialSignIn {...handlers} />)
  expect([...screen.box.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Google 계정으로 계속하기',
    '카카오 계정으로 계속하기',
  ])
  await press('카카오 계정으로 계속하기')
  expect(open).toHaveBeenCalledWith(
    '/api/v1/account/kakao/start',
    'saegim-login',
    expect.stringContaining('popup,width=585,height=719'),
  )
  expect(screen.box.textContent).toContain('카카오 창에서 로그인을 마쳐 주세요')
})

it('puts the provider that the address names first, with the focus on its button', async () => {
  await show(() => <SocialSignIn {...handlers} first="KAKAO" />)
  const [button] = screen.box.querySelectorAll('button')
  expect(button?.textContent).toBe('카카오 계정으로 계속하기')
  expect(document.activeElement).toBe(button)
})

it('signs in with the result of the popup, once', async () => {
  await show(() => <SocialSignIn {...handlers} />)
  await press('카카오 계정으로 계속하기')
  expect(await comeBack({ ok: true, answer } as SocialResult)).toBe(true)
  expect(signedIn).toHaveBeenCalledExactlyOnceWith(answer)
  expect(handlers.onDone).toHaveBeenCalledExactlyOnceWith(4)
})

it('hands over a person without an account', async () => {
  const newcomer = { snsAuthType: 'SIGNUP', snsCode: 's' }
  await show(() => <SocialSignIn {...handlers} />)
  await press('카카오 계정으로 계속하기')
  await comeBack({ ok: true, answer: newcomer } as SocialResult)
  expect(handlers.onNewcomer).toHaveBeenCalledExactlyOnceWith(newcomer)
  expect(signedIn).not.toHaveBeenCalled()
})

it('shows why it failed, and nothing for a cancelled attempt', async () => {
  await show(() => <SocialSignIn {...handlers} />)
  await press('카카오 계정으로 계속하기')
  await comeBack({ ok: false, code: 'SNS_CANCELLED', message: '로그인을 취소했어요.' })
  expect(screen.box.querySelector('[role=alert]')).toBeNull()
  await press('카카오 계정으로 계속하기')
  await comeBack({ ok: false, code: 'SNS_DOWN', message: '잠시 응답하지 않습니다.' })
  expect(screen.box.querySelector('[role=alert]')?.textContent).toBe('잠시 응답하지 않습니다.')
  expect(handlers.onClosed).not.toHaveBeenCalled()
})

it('ignores messages of other pages and other attempts', async () => {
  await show(() => <SocialSignIn {...handlers} />)
  await press('카카오 계정으로 계속하기')
  const id = takeAttempt('kakao')?.id ?? ''
  const data = { id, result: { ok: true, answer } }
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data }))
    dispatchEvent(new MessageEvent('message', { origin: location.origin, data: { ...data, id: 'guess' } }))
  })
  expect(signedIn).not.toHaveBeenCalled()
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { origin: location.origin, data }))
  })
  expect(signedIn).toHaveBeenCalledOnce()
})

it('notices a popup closed by hand, after its last message', async () => {
  await show(() => <SocialSignIn {...handlers} />)
  await press('카카오 계정으로 계속하기')
  opened.closed = true
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(handlers.onClosed).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(handlers.onClosed).toHaveBeenCalledOnce()
  expect(screen.box.textContent).not.toContain('창에서 로그인을 마쳐 주세요')
})

it('leaves the result to the popup when the page no longer waits', async () => {
  await show(() => <SocialSignIn {...handlers} />)
  await press('카카오 계정으로 계속하기')
  await show(() => null, '/elsewhere')
  expect(await comeBack({ ok: true, answer } as SocialResult)).toBe(false)
  expect(signedIn).not.toHaveBeenCalled()
})

it('goes there in this tab where popups are blocked', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  open.mockReturnValue(null)
  await show(() => <SocialSignIn {...handlers} redirectUrl="/brand/guide/core" />)
  await press('카카오 계정으로 계속하기')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/v1/account/kakao/start')
  expect(takeAttempt('kakao')).toMatchObject({ isAwaited: false, redirectUrl: '/brand/guide/core' })
})

it('disables the buttons while offline, with the reason', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(() => <SocialSignIn {...handlers} />)
  await press('카카오 계정으로 계속하기')
  expect(open).not.toHaveBeenCalled()
  expect(screen.box.textContent).toContain('인터넷에 연결되어야 할 수 있어요')
  vi.restoreAllMocks()
})

/** Simulates the page at `/oauth2/kakao`. */
async function comeBack(result: SocialResult): Promise<boolean> {
  const id = takeAttempt('kakao')?.id ?? ''
  const heard = await act(() => sendResult(id, result))
  return heard
}
