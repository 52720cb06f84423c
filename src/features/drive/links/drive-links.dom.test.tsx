import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeLanguage } from '#engine/identity/language.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { DriveLinkRow } from './DriveLinkRow.tsx'
import type { DriveLink } from './drive-link-calls.ts'
import { useDriveLinks } from './useDriveLinks.ts'

const idBrand = 3
let box: HTMLElement
let sent: { call: string; body: unknown }[]
let links: DriveLink[]
/** A new link is answered after it. */
let answering: Promise<void>

const link = (idLink: number, more: Partial<DriveLink> = {}): DriveLink => ({
  idLink,
  url: `https://saegim.example/share/file/key-${idLink}`,
  idFile: 7,
  idDirectory: null,
  name: '봄 메뉴.pdf',
  isThere: true,
  endsAt: '2100-01-31T12:00:00.000Z',
  hasPassword: false,
  createdBy: '한결',
  createdAt: '2026-11-20T03:00:00.000Z',
  openedCount: 0,
  lastOpenedAt: null,
  downloadedCount: 0,
  ...more,
})

beforeEach(() => {
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  sent = []
  answering = Promise.resolve()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ call: `${method} ${url}`, body: typeof body === 'string' ? JSON.parse(body) : null })
    if (method === 'DELETE') links = []
    if (method === 'POST') {
      await answering
      links = [link(9), ...links]
    }
    return Response.json(method === 'GET' ? { _embedded: { links } } : method === 'POST' ? links[0] : {})
  })
  box = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

function show(idAccount: number) {
  startSession({ idAccount, email: 'ji@ongi.example', fullName: 'Jiwoo Lee', image: null }, 'a token')
  render(
    <I18nProvider i18n={i18n}>
      <ul>
        <Links />
      </ul>
    </I18nProvider>,
    { container: box },
  )
}

function Links() {
  const { links: known, copy, revoke, create, whyBusy } = useDriveLinks(idBrand)
  const make = () => void create({ idFile: 7, endsAt: '2100-01-31T12:00:00.000Z' })
  return (
    <>
      {known?.map((each) => (
        <DriveLinkRow
          key={each.idLink}
          link={each}
          isOnline
          onCopy={() => void copy(each)}
          onRevoke={() => void revoke(each)}
        />
      ))}
      <button type="button" onClick={make}>
        {whyBusy ?? '새 링크'}
      </button>
    </>
  )
}

const rows = () => [...box.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
const seeRows = (count: number) => vi.waitFor(() => expect(rows()).toHaveLength(count))
const button = (name: string) =>
  [...box.querySelectorAll('button')].find((each) => each.textContent === name || each.ariaLabel === name)

it('a link says until when it opens, whether it has a password, and how often it was used', async () => {
  links = [
    link(2, { hasPassword: true, openedCount: 12, downloadedCount: 3 }),
    link(1, { endsAt: '2020-12-01T03:00:00.000Z' }),
  ]
  show(31)
  await seeRows(2)
  expect(rows()[0]).toContain('/share/file/key-2')
  expect(rows()[0]).toMatch(/2100\. 1\. 31\.까지 열려요 · 비밀번호 있음/)
  expect(rows()[0]).toContain('12번 열림 · 3번 받음')
  expect(rows()[1]).toContain('2020. 12. 1.에 닫혔어요')
  expect(rows()[1]).toContain('아직 열리지 않았어요')
  expect(rows()[1]).not.toContain('복사')
})

it('a link is closed for good only after it was asked', async () => {
  links = [link(1)]
  show(32)
  await seeRows(1)
  button('링크 닫기')?.click()
  await vi.waitFor(() => expect(button('영영 닫기')).toBeDefined())
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  button('영영 닫기')?.click()
  await seeRows(0)
  expect(sent.some(({ call }) => call === 'DELETE /api/v1/file/link/1')).toBe(true)
})

it('presses while a link is created create no other, and the button says that it is being created', async () => {
  const answer = Promise.withResolvers<void>()
  links = []
  answering = answer.promise
  show(33)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  button('새 링크')?.click()
  button('새 링크')?.click()
  await vi.waitFor(() => expect(button('만드는 중이에요')).toBeDefined())
  answer.resolve()
  await seeRows(1)
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  await vi.waitFor(() => expect(button('새 링크')).toBeDefined())
})
