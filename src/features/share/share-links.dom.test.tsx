import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeLanguage } from '#engine/identity/language.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { ShareLinks } from './ShareLinks.tsx'
import type { Share } from './share-calls.ts'
import { useShares } from './useShares.ts'

const idBrand = 3
let box: HTMLElement
let sent: { call: string; body: unknown }[]
let answer: (method: string | undefined) => Response

const at = '2020-11-20T03:00:00.000Z'
const link = (idShare: number, more: Partial<Share> = {}): Share => ({
  idShare,
  key: `key-${idShare}`,
  url: `https://saegim.example/share/key-${idShare}`,
  part: 'ALL',
  approvedOnly: false,
  downloads: false,
  createdBy: '한결',
  createdAt: at,
  openedCount: 0,
  lastOpenedAt: null,
  countedFrom: null,
  ...more,
})
const listOf = (shares: Share[]) => () => Response.json({ _embedded: { shares } })

beforeEach(() => {
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push({ call: `${method} ${url}`, body: typeof body === 'string' ? JSON.parse(body) : null })
    return answer(method)
  })
  box = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

/** As an account of its own, so that no test sees what another has stored. */
function show(idAccount: number, mayChange = true) {
  startSession({ idAccount, email: 'ji@ongi.example', fullName: 'Jiwoo Lee', image: null }, 'a token')
  renderList(mayChange)
}

function renderList(mayChange = true) {
  render(
    <I18nProvider i18n={i18n}>
      <List mayChange={mayChange} />
    </I18nProvider>,
    { container: box },
  )
}

function List({ mayChange }: { mayChange: boolean }) {
  return <ShareLinks links={useShares(idBrand)} isOnline={navigator.onLine} mayChange={mayChange} />
}

const rows = () => [...box.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
const seeRows = (count: number) => vi.waitFor(() => expect(rows()).toHaveLength(count))

it('a link says how often it was opened and when last, since when it counts, or that it was not opened', async () => {
  answer = listOf([
    link(5, { openedCount: 1240, lastOpenedAt: at }),
    link(4),
    link(3, { openedCount: 12, lastOpenedAt: at, countedFrom: '2020-11-02T03:00:00.000Z' }),
    link(2, { countedFrom: '2020-11-02T03:00:00.000Z' }),
    // Of a server of the release before.
    { ...link(1), openedCount: undefined, lastOpenedAt: undefined, countedFrom: undefined },
  ])
  show(21)
  await seeRows(5)
  expect(rows()[0]).toContain('1,240번 열림 · 마지막 2020. 11. 20.')
  expect(rows()[1]).toContain('아직 열리지 않았어요')
  expect(rows()[2]).toContain('2020. 11. 2.부터 12번 열림 · 마지막 2020. 11. 20.')
  expect(rows()[3]).toContain('2020. 11. 2.부터는 열리지 않았어요')
  expect(rows()[4]).not.toContain('열')
  expect(rows()[4]).toContain('한결 · 2020. 11. 20. 만듦')
})

it('without a network it is listed as this device has last seen it', async () => {
  answer = listOf([link(1, { openedCount: 3, lastOpenedAt: at })])
  show(22)
  await seeRows(1)
  expect(box.textContent).not.toContain('본 목록이에요')
  cleanup()
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  document.body.append(box)
  renderList()
  await vi.waitFor(() => expect(box.textContent).toContain('본 목록이에요'))
  expect(rows()[0]).toContain('3번 열림')
  expect(rows()[0]).toContain('/share/key-1')
})

it('a link whose address is lost says so, and offers a new one of its kind', async () => {
  const lost = link(1, { key: '', url: '', part: 'VISUAL', downloads: true, languages: ['en'] })
  answer = listOf([lost])
  show(23)
  await seeRows(1)
  expect(rows()[0]).toContain('English')
  expect(rows()[0]).toContain('주소를 다시 보여 줄 수 없어요')
  expect(box.querySelector('a')).toBeNull()
  expect(rows()[0]).not.toContain('복사')
  const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === '새로 만들기')
  const made = link(2, { part: 'VISUAL', downloads: true })
  answer = (method) => (method === 'POST' ? Response.json(made) : listOf([made, lost])())
  button?.click()
  await seeRows(2)
  expect(sent.find(({ call }) => call === 'POST /api/v1/brand/share')?.body).toEqual({
    part: 'VISUAL',
    approvedOnly: false,
    downloads: true,
    languages: ['en'],
    strategy: [],
  })
  expect(rows()[0]).toContain('/share/key-2')
})

it('a link of a kind that only a newer release knows can be closed, and says that its address comes', async () => {
  answer = listOf([link(1, { key: '', url: '', part: 'STRATEGY' })])
  show(25)
  await seeRows(1)
  expect(rows()[0]).toContain('새로 생긴 종류의 링크')
  expect(rows()[0]).toContain('잠시 뒤에 주소가 보여요')
  expect([...box.querySelectorAll('button')].map((button) => button.ariaLabel)).toEqual(['링크 닫기'])
})

it('a link to approved sections names no languages, because it shows no translations', async () => {
  answer = listOf([link(2, { languages: ['en'] }), link(1, { approvedOnly: true, languages: ['en'] })])
  show(26)
  await seeRows(2)
  expect(rows().map((row) => row.includes('English'))).toEqual([true, false])
  expect(rows()[1]).toContain('승인한 장만')
})

it('a link says what it shows of the strategy, until when it opens, and that it has a password', async () => {
  answer = listOf([
    link(3, {
      strategy: ['VOICE', 'OF_A_NEWER_RELEASE'],
      hasPassword: true,
      endsAt: '2100-01-31T12:00:00.000Z',
    }),
    link(2, { endsAt: '2020-12-01T03:00:00.000Z' }),
    link(1, { strategy: [], hasPassword: false, endsAt: null }),
  ])
  show(27)
  await seeRows(3)
  expect(rows()[0]).toContain('말투')
  expect(rows()[0]).toContain('비밀번호 있음')
  expect(rows()[0]).toMatch(/2100\. 1\. 31\.까지 열려요/)
  expect(rows()[1]).toContain('2020. 12. 1.에 닫혔어요')
  // What has ended is not sent to anyone.
  expect(rows()[1]).not.toContain('복사')
  expect(rows()[2]).not.toMatch(/열려요|비밀번호|닫혔/)
})

it('who may not change links is offered no new one', async () => {
  answer = listOf([link(1, { key: '', url: '' })])
  show(24, false)
  await seeRows(1)
  expect(box.querySelectorAll('button')).toHaveLength(0)
})
