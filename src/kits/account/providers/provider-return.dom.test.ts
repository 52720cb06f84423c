import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from '#engine/browser/cookie.ts'
import { cookies } from '#model/access/cookies.ts'
import { type Attempt, isResultMessage, noteAttempt, takeAttempt } from './attempt.ts'
import { finishAttempt, sendResult } from './provider-return.ts'

const words = { SNS_STATE_MISMATCH: '창과 맞지 않습니다.', SNS_CANCELLED: '취소했습니다.' }
vi.mock('#kits/words/content.ts', () => ({ loadContent: async () => words }))

const attempt: Attempt = {
  id: 'a',
  provider: 'kakao',
  mode: 'login',
  isAwaited: true,
  redirectUrl: '/brand',
  carried: null,
}
const signedIn = { snsAuthType: 'LOGIN', id: 7, accessToken: 't' }
let sent: { url: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(request.body)) })
    return Response.json(signedIn)
  })
  writeCookie(cookies.snsState, 'one')
  noteAttempt(attempt)
})

afterEach(() => vi.unstubAllGlobals())

it('sends code and state to the server if the state is the one that was sent', async () => {
  const finished = await finishAttempt('kakao', { code: 'c', state: 'one' })
  expect(finished).toEqual({
    attempt: expect.objectContaining(attempt),
    result: { ok: true, answer: signedIn },
  })
  expect(sent).toEqual([
    {
      url: '/api/v1/account/kakao/login',
      body: {
        snsType: 'KAKAO',
        code: 'c',
        state: 'one',
        redirectUri: `${location.origin}/oauth2/kakao`,
      },
    },
  ])
  expect(readCookie(cookies.snsState.name)).toBeNull()
  expect(takeAttempt('kakao')).toBeNull()
})

it.each([
  ['kakao', { code: 'c', state: 'two' }, 'SNS_STATE_MISMATCH'],
  ['kakao', { code: 'c' }, 'NO_STATE'],
  ['kakao', { state: 'one' }, 'NO_CODE'],
  ['kakao', { error: 'access_denied', state: 'one' }, 'SNS_CANCELLED'],
  ['kakao', { error: 'temporarily_unavailable' }, 'SNS_DOWN'],
  ['kakao', { error: 'invalid_scope' }, 'SNS_EXCHANGE_FAILED'],
  ['kakao', { error: 'PROVIDER_OFF' }, 'PROVIDER_OFF'],
  ['myspace', { code: 'c', state: 'one' }, 'UNSUPPORTED_PROVIDER'],
  ['', {}, 'UNSUPPORTED_PROVIDER'],
])('sends no request when %s comes back with %o', async (provider, query, code) => {
  const { result } = await finishAttempt(provider, query)
  expect(result).toMatchObject({ ok: false, code })
  expect(sent).toEqual([])
  expect(readCookie(cookies.snsState.name)).toBeNull()
})

it('returns the message of a failure that never reached the server', async () => {
  const { result } = await finishAttempt('kakao', { code: 'c', state: 'two' })
  expect(result).toMatchObject({ message: '창과 맞지 않습니다.' })
})

it.each([
  ['link', '/api/v1/account/kakao/update'],
  ['confirm', '/api/v1/account/kakao/confirm'],
] as const)('goes on with what it was begun for: %s', async (mode, url) => {
  noteAttempt({ ...attempt, mode })
  await finishAttempt('kakao', { code: 'c', state: 'one' })
  expect(sent.map((one) => one.url)).toEqual([url])
})

it('ignores an attempt after ten minutes, and one with another provider', () => {
  noteAttempt(attempt, 0)
  expect(takeAttempt('kakao', 10 * 60_000)).toBeNull()
  noteAttempt(attempt, 0)
  expect(takeAttempt('google', 1)).toBeNull()
})

it('tells whether the waiting page has received the result', async () => {
  const result = { ok: true, answer: signedIn } as never
  const channel = new BroadcastChannel('saegim-login')
  channel.onmessage = ({ data }) => {
    if (isResultMessage(data, 'a')) channel.postMessage({ taken: 'a' })
  }
  expect(await sendResult('a', result)).toBe(true)
  expect(await sendResult('b', result)).toBe(false)
  channel.close()
})

const ofPlanner: Attempt = { ...attempt, provider: 'instagram', mode: 'planner', carried: '3' }

it.each([
  ['planner-instagram', 'instagram', '/api/v1/sns/token/instagram'],
  ['planner-facebook', 'facebook', '/api/v1/sns/token/facebook'],
] as const)(
  'from %s the code connects an account of the brand that was open',
  async (address, provider, url) => {
    const fetched = vi.fn(async (_url: string, _request: RequestInit) => Response.json({}))
    vi.stubGlobal('fetch', fetched)
    noteAttempt({ ...ofPlanner, provider })
    await finishAttempt(address, { code: 'c', state: 'one' })
    const [[asked, request] = []] = fetched.mock.calls
    expect([asked, JSON.parse(String(request?.body))]).toEqual([url, { code: 'c', state: 'one' }])
    expect(new Headers(request?.headers).get('idBrandHeader')).toBe('3')
  },
)

it.each([
  ['a sign-in', 'planner-kakao', attempt],
  ['connecting an account', 'facebook', { ...ofPlanner, provider: 'facebook' }],
  ['nothing', 'planner-facebook', null],
] as const)('a code of %s is not sent from the address of the other', async (_, address, begun) => {
  takeAttempt('kakao')
  if (begun) noteAttempt(begun)
  const { result } = await finishAttempt(address, { code: 'c', state: 'one' })
  expect(result).toMatchObject({ ok: false, code: 'SNS_STATE_MISMATCH' })
  expect(sent).toEqual([])
})

it('what ends before the provider is reached comes back to the address of signing in', async () => {
  noteAttempt(ofPlanner)
  const { attempt: ended, result } = await finishAttempt('instagram', { error: 'PROVIDER_OFF' })
  expect(ended).toMatchObject({ mode: 'planner', carried: '3' })
  expect(result).toMatchObject({ ok: false, code: 'PROVIDER_OFF' })
})
