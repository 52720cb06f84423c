import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import type { BrandRole } from '#model/access/roles.ts'
import InviteLinks from './InviteLinks.tsx'
import type { InviteLink } from './link-calls.ts'

const me = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const copied = vi.fn(async (_text: string) => {})
let host: HTMLElement
let links: InviteLink[]
let sent: { call: string; body: unknown }[]

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  startSession(me, 'token-of-ji')
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
  copied.mockClear()
  links = []
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ _embedded: { links } })
    sent.push({ call: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : null })
    return Response.json(method === 'POST' ? linkOf(9) : {})
  })
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  endSession()
})

test('a link is listed with its role, its end and how many have joined, and copied as an address of this page', async () => {
  links = [linkOf(1, { uses: 2 })]
  await show()
  expect(rows()[0]?.textContent).toContain('디자이너 역할')
  expect(rows()[0]?.textContent).toContain('5명 중 2명이 들어왔어요')
  await press('복사')
  expect(copied).toHaveBeenCalledWith(`${location.origin}/invite#invitation=token-1`)
})

test('a link that has ended cannot be copied, and says why', async () => {
  links = [linkOf(1, { uses: 5 }), linkOf(2, { expiresAt: '2020-01-01T00:00:00Z' })]
  await show()
  expect(rows()[0]?.textContent).toContain('5명이 모두 들어왔어요')
  expect(rows()[1]?.textContent).toContain('에 끝났어요')
  expect(host.textContent).not.toContain('복사')
})

test('an admin neither sends nor closes a link that makes admins', async () => {
  links = [linkOf(1, { brandRole: 'BRAND_ROLE_ADMIN', url: '' })]
  await show('BRAND_ROLE_ADMIN')
  expect(rows()[0]?.textContent).toContain('소유자만 보내고 닫을 수 있어요')
  expect(rows()[0]?.querySelector('button')).toBeNull()
})

test('closing a link is asked for once more', async () => {
  links = [linkOf(1)]
  await show()
  await press('초대 링크 닫기')
  expect(sent).toEqual([])
  expect(document.activeElement?.textContent).toBe('그대로 두기')
  await press('링크 닫기')
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/v1/brand/member/link/1'])
  expect(rows()).toEqual([])
})

test('a link is made with what was chosen, shown first and copied', async () => {
  links = [linkOf(1)]
  await show()
  await press('링크 만들기')
  await choose('기한', '1')
  await choose('들어올 수 있는 인원', '20')
  await press('만들고 복사하기')
  expect(sent).toEqual([
    {
      call: 'POST /api/v1/brand/member/link',
      body: { brandRole: 'BRAND_ROLE_MEMBER', days: 1, maxUses: 20 },
    },
  ])
  expect(rows()).toHaveLength(2)
  expect(copied).toHaveBeenCalledWith(`${location.origin}/invite#invitation=token-9`)
})

test('a link for readers says what they may do, and is made with their role', async () => {
  await show()
  await press('링크 만들기')
  const reader = document.querySelector<HTMLInputElement>('input[type="radio"][value="BRAND_ROLE_READER"]')
  expect(reader?.closest('label')?.textContent).toContain('무엇도 고치거나 올리지 못하고')
  await act(async () => reader?.click())
  await press('만들고 복사하기')
  expect(sent[0]?.body).toMatchObject({ brandRole: 'BRAND_ROLE_READER' })
})

async function show(role: BrandRole = 'BRAND_ROLE_OWNER'): Promise<void> {
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <InviteLinks idBrand={3} role={role} off={undefined} />
      </I18nProvider>,
      { container: host },
    )
  })
  await settle()
}

async function press(words: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === words || button.getAttribute('aria-label') === words,
  )
  if (!found) throw new Error(`nothing says ${words} in: ${document.body.textContent}`)
  await act(async () => found.click())
  await settle()
}

async function choose(label: string, value: string): Promise<void> {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const select = named && document.getElementById(named.htmlFor)
  if (!(select instanceof HTMLSelectElement)) throw new Error(`no choice ${label}`)
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
}

function rows(): HTMLElement[] {
  return [...host.querySelectorAll('li')]
}

function linkOf(id: number, more: Partial<InviteLink> = {}): InviteLink {
  return {
    idLink: id,
    url: `https://saegim.example/invite#invitation=token-${id}`,
    brandRole: 'BRAND_ROLE_DESIGNER',
    expiresAt: '2099-01-01T00:00:00Z',
    maxUses: 5,
    uses: 0,
    createdBy: '한결',
    createdAt: '2026-11-20T00:00:00Z',
    ...more,
  }
}
