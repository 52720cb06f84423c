import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { BrandRole } from '#model/access/roles.ts'
import TeamScreen from './TeamScreen.tsx'
import type { Member, Seats } from './team-calls.ts'

// Else the names of roles are in the language of the window once they are loaded.
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))

const me = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const names: Record<string, string> = { 1: '한결', 2: '박도현', 7: '이지우', 9: '최서연' }
let host: HTMLElement
let seats: Seats
let members: Member[]
let sent: string[]
let refusal: Response | null

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  startSession(me, 'token-of-ji')
  seats = { count: 4, invited: 0, max: 5, hasPlanEnded: false }
  members = [
    member(1, 'BRAND_ROLE_OWNER'),
    member(2, 'BRAND_ROLE_ADMIN'),
    member(7, 'BRAND_ROLE_ADMIN'),
    member(9, 'BRAND_ROLE_DESIGNER'),
  ]
  sent = []
  refusal = null
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = address.split('?')[0] ?? ''
    if (method !== 'GET') {
      sent.push(`${method} ${address}`)
      return refusal?.clone() ?? Response.json(members[0])
    }
    if (path.endsWith('/count')) return Response.json(seats)
    if (path.endsWith('/link')) return Response.json({ _embedded: { links: [] } })
    return Response.json({ _embedded: { members }, page: { number: 0, size: 200, totalPages: 1 } })
  })
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await accountStore(me.idAccount).brands.clear()
  await accountStore(me.idAccount).answers.clear()
  endSession()
})

test('an admin manages members below: no other admin, not the owner, not themselves', async () => {
  await show('BRAND_ROLE_ADMIN')
  expect(host.querySelectorAll('select[id]')).toHaveLength(2)
  expect(rowOf('최서연').querySelector('select')?.textContent).toBe('디자이너멤버보기 전용')
  for (const who of ['한결', '박도현', '이지우']) {
    expect(rowOf(who).querySelector('select'), who).toBeNull()
    expect(rowOf(who).textContent, who).not.toContain('내보내기')
  }
  expect(rowOf('이지우').textContent).toContain('나가기')
})

test('the owner manages everybody, and cannot leave', async () => {
  members = [member(7, 'BRAND_ROLE_OWNER'), member(2, 'BRAND_ROLE_ADMIN')]
  await show('BRAND_ROLE_OWNER')
  expect(rowOf('박도현').querySelector('select')?.textContent).toBe('관리자디자이너멤버보기 전용')
  expect(rowOf('이지우').querySelector('button')).toBeNull()
  expect(rowOf('이지우').textContent).toContain('소유자는 팀을 떠날 수 없어요')
})

test('a lone owner is led to inviting, without search, filters and order', async () => {
  members = [member(7, 'BRAND_ROLE_OWNER')]
  seats = { count: 1, invited: 0, max: 2, hasPlanEnded: false }
  await show('BRAND_ROLE_OWNER')
  expect(host.querySelector('h2')?.textContent).toBe('함께 쓸 사람을 초대해 보세요')
  expect(buttonOf('멤버 초대').getAttribute('aria-disabled')).toBeNull()
  expect(host.querySelectorAll('input, select')).toHaveLength(0)
  expect(host.textContent).not.toContain('소유자는 팀을 떠날 수 없어요')
})

test('the tools are there from the first invitation on', async () => {
  members = [
    member(7, 'BRAND_ROLE_OWNER'),
    { ...member(2, 'BRAND_ROLE_MEMBER'), state: 'INVITED', idAccount: null },
  ]
  seats = { count: 1, invited: 1, max: 2, hasPlanEnded: false }
  await show('BRAND_ROLE_OWNER')
  expect(host.querySelector('input[type="search"]')).not.toBeNull()
  expect(host.textContent).not.toContain('함께 쓸 사람을 초대해 보세요')
})

test('a member without that right only reads, and may leave', async () => {
  members = [member(1, 'BRAND_ROLE_OWNER'), member(7, 'BRAND_ROLE_MEMBER')]
  await show('BRAND_ROLE_MEMBER')
  expect(host.textContent).toContain('멤버를 초대하고 역할을 바꾸는 일은 소유자와 관리자가 해요.')
  expect(host.textContent).not.toContain('멤버 초대')
  expect([...host.querySelectorAll('main button, li button')].map(({ textContent }) => textContent)).toEqual([
    '나가기',
  ])
})

test('without seats inviting is not possible, and the page says what frees one', async () => {
  seats = { count: 3, invited: 2, max: 5, hasPlanEnded: false }
  await show('BRAND_ROLE_ADMIN')
  expect(buttonOf('멤버 초대').getAttribute('aria-disabled')).toBe('true')
  expect(host.textContent).toContain('초대를 취소하거나 멤버를 내보내면 자리가 생겨요.')
})

test('after the plan has ended inviting is not possible although a seat is free, and the owner is led to the plans', async () => {
  seats = { count: 1, invited: 0, max: 2, hasPlanEnded: true }
  await show('BRAND_ROLE_OWNER')
  expect(buttonOf('멤버 초대').getAttribute('aria-disabled')).toBe('true')
  expect(host.textContent).toContain('다시 구독하거나 무료 플랜으로 바꾸면 초대할 수 있어요.')
  expect(buttonOf('플랜 고르기')).toBeTruthy()
})

test('who may invite sees the links of the team, a member does not', async () => {
  await show('BRAND_ROLE_ADMIN')
  await vi.waitFor(() => expect(host.textContent).toContain('초대 링크'))
  cleanup()
  document.body.append(host)
  members = [member(1, 'BRAND_ROLE_OWNER'), member(7, 'BRAND_ROLE_MEMBER')]
  await show('BRAND_ROLE_MEMBER')
  await vi.dynamicImportSettled()
  expect(host.textContent).not.toContain('초대 링크')
})

test('offline the team is shown as last loaded, and online-only actions are disabled', async () => {
  await show('BRAND_ROLE_ADMIN')
  cleanup()
  document.body.append(host)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show('BRAND_ROLE_ADMIN')
  await vi.waitFor(() => expect(host.textContent).toContain('에 본 목록이에요'))
  expect(rowOf('최서연').querySelector('select')?.disabled).toBe(true)
  expect(rowOf('최서연').querySelector('button')?.getAttribute('aria-disabled')).toBe('true')
  vi.restoreAllMocks()
})

test('shows a refusal of the server and reloads the team', async () => {
  await show('BRAND_ROLE_ADMIN')
  refusal = Response.json({ code: 'FORBIDDEN_ROLE', message: '지금 역할로는 할 수 없어요.' }, { status: 403 })
  members = [member(1, 'BRAND_ROLE_OWNER'), member(7, 'BRAND_ROLE_MEMBER')]
  const select = rowOf('최서연').querySelector('select')
  if (!select) throw new Error('there is no role to choose')
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
    select,
    'BRAND_ROLE_MEMBER',
  )
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(host.textContent).not.toContain('최서연'))
  expect(sent).toEqual(['PATCH /api/v1/brand/member/role'])
})

async function show(role: BrandRole): Promise<void> {
  await accountStore(me.idAccount).brands.put({
    id: 3,
    name: '온기',
    url: null,
    brandRole: role,
    openedAt: 1,
  })
  render(
    <I18nProvider i18n={i18n}>
      <TeamScreen idBrand={3} />
    </I18nProvider>,
    { container: host },
  )
  const isKnown = role === 'BRAND_ROLE_MEMBER' ? '소유자와 관리자가' : '멤버 초대'
  await vi.waitFor(() => {
    expect(host.querySelectorAll('li').length).toBe(members.length)
    expect(host.textContent).toContain(isKnown)
  })
}

function rowOf(who: string): HTMLElement {
  const row = [...host.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(who))
  if (!row) throw new Error(`${who} is not in the list`)
  return row
}

function buttonOf(words: string): HTMLElement {
  const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  if (!found) throw new Error(`nothing says ${words}`)
  return found
}

function member(id: number, brandRole: BrandRole): Member {
  return {
    idBrandMember: id,
    brandRole,
    state: 'JOINED',
    idAccount: id,
    fullName: names[id] ?? '',
    image: null,
    email: null,
    inviteEmail: null,
    inviter: null,
    date: '2026-03-01T03:00:00Z',
    expiresAt: null,
    mailedAt: null,
  }
}
