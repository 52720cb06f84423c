import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeLanguage } from '#engine/identity/language.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { takeAttempt } from '#kits/account/providers/attempt.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import SnsAccountsDialog from './SnsAccountsDialog.tsx'
import type { SnsAccount, SnsAccountList } from './useSnsAccounts.ts'

const idBrand = 3
const given = vi.hoisted(() => ({ role: 'BRAND_ROLE_ADMIN' as BrandRole }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 3 }) }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useReadBrandRole: () => given.role }))
vi.mock('#ui/overlays/toasts.ts', () => ({ showToast: vi.fn() }))

let sent: string[]
let answer: (method: string) => Response
let people = 400

const account = (id: number, more: Partial<SnsAccount> = {}): SnsAccount => ({
  id,
  type: 'INSTAGRAM',
  name: `ongi.${id}`,
  image: null,
  state: 'OK',
  expiresAt: '2030-01-20T03:00:00.000Z',
  ...more,
})

const listOf =
  (snsAccounts: SnsAccount[], providers = { facebook: true, instagram: true }) =>
  () =>
    Response.json({
      _embedded: { snsAccounts },
      page: { number: 0, size: snsAccounts.length, totalPages: 1 },
      providers,
    } satisfies SnsAccountList)

beforeEach(() => {
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  given.role = 'BRAND_ROLE_ADMIN'
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${url}`)
    return answer(method)
  })
  // As an account of its own, so that no test sees what another has stored.
  people += 1
  startSession({ idAccount: people, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'a token')
})

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function show() {
  return render(
    <I18nProvider i18n={i18n}>
      <SnsAccountsDialog onClose={() => {}} />
    </I18nProvider>,
  )
}

const text = () => document.body.textContent ?? ''
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)
const see = (words: string) => vi.waitFor(() => expect(text()).toContain(words))

it('an account says in words whether it is connected, until when, or that it is no longer', async () => {
  answer = listOf([
    account(1),
    account(2, { state: 'EXPIRING' }),
    account(3, { state: 'BROKEN', type: 'FACEBOOK', name: '온기 베이커리' }),
  ])
  show()
  await vi.waitFor(() => expect(rows()).toHaveLength(3))
  expect(rows().find((row) => row.includes('ongi.1'))).toContain('연결됨')
  expect(rows().find((row) => row.includes('ongi.2'))).toContain('2030. 1. 20.에 연결이 끝나요')
  expect(rows().find((row) => row.includes('온기 베이커리'))).toContain('연결이 끊겼어요')
})

it('a provider without keys says so instead of a button', async () => {
  answer = listOf([], { facebook: true, instagram: false })
  show()
  await see('이 서버에는 Instagram 연결이 설정되어 있지 않아요.')
  expect(button('Instagram 계정 연결하기')).toBeUndefined()
  expect(button('Facebook 계정 연결하기')).toBeDefined()
})

it('connecting opens the window of the provider for this brand in the press itself', async () => {
  answer = listOf([])
  const open = vi.fn(() => ({ closed: false }))
  vi.stubGlobal('open', open)
  show()
  await see('Instagram')
  button('Instagram 계정 연결하기')?.click()
  expect(open).toHaveBeenCalledWith(
    '/api/v1/account/instagram/start?mode=planner',
    'saegim-login',
    expect.stringContaining('popup'),
  )
  await see('Instagram 창에서 연결을 마쳐 주세요')
  const attempt = takeAttempt('instagram')
  expect(attempt).toMatchObject({ mode: 'planner', carried: String(idBrand) })
  answer = listOf([account(1)])
  const result = { ok: true, answer: {} }
  dispatchEvent(new MessageEvent('message', { origin: location.origin, data: { id: attempt?.id, result } }))
  await see('ongi.1')
  expect(showToast).toHaveBeenCalledWith({ tone: 'success', text: 'Instagram 계정을 연결했어요.' })
})

it('an account is disconnected only after it was confirmed', async () => {
  answer = listOf([account(7)])
  show()
  await see('ongi.7')
  button('ongi.7 연결 끊기')?.click()
  await see('‘앱 및 웹사이트’에서는 직접 지워 주세요')
  expect(sent.filter((call) => call.startsWith('DELETE'))).toEqual([])
  answer = listOf([])
  button('끊기')?.click()
  await vi.waitFor(() => expect(rows()).toEqual([]))
  expect(sent).toContain('DELETE /api/v1/sns/token/7')
})

it('without a network the list is shown as it was last seen, and nothing can be changed', async () => {
  answer = listOf([account(1)])
  show()
  await see('ongi.1')
  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  show()
  await see('지금은 마지막으로 본 내용이에요')
  expect(rows()).toHaveLength(1)
  for (const name of ['Instagram 계정 연결하기', 'ongi.1 연결 끊기'])
    expect(button(name)?.getAttribute('aria-disabled')).toBe('true')
  expect(text()).toContain('인터넷에 연결되어야 할 수 있어요')
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
})

it('members below admins are told that only these see the accounts, and the server is not asked', async () => {
  given.role = 'BRAND_ROLE_DESIGNER'
  answer = listOf([account(1)])
  show()
  await see('관리자 이상만 보고 연결할 수 있어요')
  expect(sent).toEqual([])
})
