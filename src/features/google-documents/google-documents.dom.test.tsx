import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react/pure'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { deviceStore } from '#engine/store/device-store.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { copyAddress } from '#model/google/document-address.ts'
import ListedDocuments from './ListedDocuments.tsx'
import MarketDocuments from './MarketDocuments.tsx'
import { addDocument, removeDocument, renameDocument } from './queue-document.ts'
import type { GoogleDocument, GoogleTemplate } from './reads/document-reads.ts'
import { useHasGoogleDocuments } from './useHasGoogleDocuments.ts'

const state = vi.hoisted(() => ({ brand: 12 as BrandRef, isOnline: true }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: state.brand }) }))
vi.mock('#engine/browser/network.ts', async (original) => ({
  ...(await original<object>()),
  useOnline: () => state.isOnline,
}))

vi.mock('#engine/queue/queue-command.ts', async (original) => {
  const actual = await original<typeof import('#engine/queue/queue-command.ts')>()
  return { queueCommand: vi.fn(actual.queueCommand) }
})

const idAccount = 7
const plan = { kind: 'document', fileId: '1TestBusinessPlan0123456789abcdefghijklmnopq' } as const
const template: GoogleTemplate = {
  ...plan,
  idTemplate: 1,
  templateType: 'GOOGLE',
  name: '사업 계획서',
  purpose: '계획을 적어요.',
  isStrategy: false,
  url: copyAddress(plan),
}

let host: HTMLElement
/** What the server has; null: it cannot be reached. */
let served: { googleTemplates: GoogleTemplate[]; googleDocuments: GoogleDocument[] } | null
/** A brand of its own in each test: the device remembers roles that it has read. */
let idBrand = 100

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  vi.mocked(queueCommand).mockClear()
  idBrand++
  Object.assign(state, { brand: idBrand, isOnline: true })
  openBrand(idBrand)
  served = { googleTemplates: [template], googleDocuments: [] }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (served === null || method !== 'GET') throw new TypeError('offline')
    const list = address.includes('/tmpls/google') ? 'googleTemplates' : 'googleDocuments'
    const page = { size: 400, totalPages: 1, number: 0 }
    return Response.json({ _embedded: { [list]: served[list] }, page })
  })
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  cleanup()
  const store = accountStore(idAccount)
  await Promise.all([
    store.answers.clear(),
    store.outbox.clear(),
    store.brands.clear(),
    deviceStore.answers.clear(),
  ])
  endSession()
  openBrand(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function linked(createdType: GoogleDocument['createdType'], title: string): GoogleDocument {
  const id = `${createdType === 'USER' ? 'user' : 'brand'}/${plan.fileId}`
  return { ...plan, id, createdType, title, url: copyAddress(plan), createdAt: '2026-11-29T00:00:00.000Z' }
}

/** Shows it anew, as a screen that is opened. */
async function show(content: ReactNode, brandRole: BrandRole = 'BRAND_ROLE_MEMBER'): Promise<void> {
  const row = { id: idBrand, name: '온기', url: null, brandRole, plan: 'FREE', openedAt: 1 }
  await accountStore(idAccount).brands.put(row)
  cleanup()
  document.body.append(host)
  const route = createRootRoute({ component: () => content })
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ['/'] }) })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
    { container: host },
  )
}

const names = () => [...host.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const showsNames = (...wanted: string[]) => vi.waitFor(() => expect(names()).toEqual(wanted))
const queued = async () => (await accountStore(idAccount).outbox.toArray()).map(({ name }) => name)

test("a press opens Google's page in a tab of its own, and puts the original into the own list", async () => {
  await show(
    <>
      <MarketDocuments />
      <ListedDocuments idBrand={idBrand} list="USER" fileId={null} />
    </>,
  )
  await vi.waitFor(() => expect(names()).toContain('사업 계획서'))
  const link = host.querySelector<HTMLAnchorElement>('a[target]')
  expect(link?.href).toBe(`https://docs.google.com/document/d/${plan.fileId}/copy`)
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  await vi.waitFor(() => expect(host.textContent).toContain('나만 볼 수 있어요'))
  link?.click()
  await showsNames('사업 계획서', '사업 계획서')
  link?.click()
  expect(queueCommand).toHaveBeenCalledTimes(1)
  expect(await queued()).toEqual(['googleDocument.copyFromMarket'])
})

test('a press in a brand of this device alone opens the page and stores nothing', async () => {
  state.brand = 'local-1'
  await show(<MarketDocuments />)
  await vi.waitFor(() => expect(host.querySelector('a[target]')).not.toBeNull())
  host.querySelector<HTMLAnchorElement>('a[target]')?.click()
  expect(queueCommand).not.toHaveBeenCalled()
})

test('without a network the list is what the device has, and the button says when it opens', async () => {
  await show(<MarketDocuments />)
  await showsNames('사업 계획서')
  Object.assign(state, { isOnline: false })
  served = null
  await show(<MarketDocuments />)
  await vi.waitFor(() => expect(host.textContent).toContain('연결되면 열 수 있어요'))
  expect([names(), host.querySelector('a[target]')]).toEqual([['사업 계획서'], null])
})

test('where the operator offers none it is said, and where the device never saw any too', async () => {
  served = { googleTemplates: [], googleDocuments: [] }
  await show(<MarketDocuments />)
  await vi.waitFor(() => expect(host.textContent).toContain('지금은 준비된 Google 문서가 없어요.'))
  await deviceStore.answers.clear()
  served = null
  await show(<MarketDocuments />)
  await vi.waitFor(() => expect(host.textContent).toContain('아직 본 적이 없어요'))
})

test('links are added, renamed and removed without a network', async () => {
  await show(<ListedDocuments idBrand={idBrand} list="USER" fileId={null} />)
  await vi.waitFor(() => expect(host.textContent).toContain('나만 볼 수 있어요'))
  served = null
  await addDocument(idBrand, plan, '회의록')
  await showsNames('회의록')
  await renameDocument(idBrand, linked('USER', '회의록'), '가을 회의록')
  await showsNames('가을 회의록')
  await removeDocument(idBrand, linked('USER', '가을 회의록'))
  await showsNames()
  const rows = await accountStore(idAccount).outbox.toArray()
  expect(new Set(rows.map(({ lane }) => lane)).size).toBe(1)
})

test.each([
  ['BRAND_ROLE_MEMBER', 0],
  ['BRAND_ROLE_DESIGNER', 1],
] as const)('the list of the brand is changed from designer on: %s', async (role, menus) => {
  served = { googleTemplates: [], googleDocuments: [linked('BRAND', '제안서'), linked('USER', '내 제안서')] }
  await show(<ListedDocuments idBrand={idBrand} list="BRAND" fileId={null} />, role)
  await showsNames('제안서')
  await vi.waitFor(() => expect(host.querySelectorAll('[aria-haspopup=menu]')).toHaveLength(menus))
})

test('an address shows one document of its list, or says that the list has it not', async () => {
  served = { googleTemplates: [], googleDocuments: [linked('USER', '제안서')] }
  await show(<ListedDocuments idBrand={idBrand} list="USER" fileId={plan.fileId} />)
  await showsNames('제안서')
  await show(<ListedDocuments idBrand={idBrand} list="USER" fileId="another" />)
  await vi.waitFor(() => expect(host.textContent).toContain('이 목록에 없는 문서예요.'))
})

test.each([
  ['neither', [], [], false],
  ['documents of the operator', [template], [], true],
  ['links of the brand', [], [linked('BRAND', '제안서')], true],
] as const)('with %s the menu has its entry: %s %s %s', async (_, googleTemplates, googleDocuments, has) => {
  served = { googleTemplates: [...googleTemplates], googleDocuments: [...googleDocuments] }
  const asked = vi.spyOn(globalThis, 'fetch')
  await show(<Has />)
  await vi.waitFor(() => expect(host.textContent).toBe(String(has)))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(googleTemplates.length > 0 ? 1 : 2))
  expect(host.textContent).toBe(String(has))
})

function Has() {
  return String(useHasGoogleDocuments(idBrand))
}
