import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '../identity/session.ts'
import { accountStore } from './account-store.ts'
import { noteOpened, pullBrands, readBrands, useLostBrands } from './brands.ts'
import { pullRole } from './pull-role.ts'
import { useBrandRole, useReadBrandRole } from './useBrandRole.ts'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const notice = {
  id: 'role:1',
  source: 'roles',
  facts: { kind: 'roleChanged', role: 'BRAND_ROLE_MEMBER' },
  at: 1,
  isRead: false,
} as const
/** What the server has: roles by brand. */
let roles: Record<number, string> = {}
let requests: string[] = []
let host: HTMLElement

beforeEach(() => {
  startSession(session, 'token-of-ji')
  requests = []
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address)
    const brands = Object.entries(roles).map(([id, brandRole]) => ({
      id: Number(id),
      name: '온기',
      url: null,
      brandRole,
      plan: 'FREE',
      restricted: false,
    }))
    if (address.includes('/list')) {
      return Promise.resolve(
        Response.json({ _embedded: { brands }, page: { number: 0, size: 1, totalPages: 1 } }),
      )
    }
    const id = Number(new URL(address, 'http://localhost').searchParams.get('idBrand'))
    return Promise.resolve(
      roles[id]
        ? Response.json({ id, brandRole: roles[id], brands: [] })
        : Response.json({ code: 'NOT_FOUND', message: '찾을 수 없어요.' }, { status: 404 }),
    )
  })
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await accountStore(session.idAccount).brands.clear()
  endSession()
})

test('a changed role takes effect at once, with its rights to write', async () => {
  roles = { 1: 'BRAND_ROLE_DESIGNER' }
  await pullBrands()
  render(<Screen />, { container: host })
  await shows('BRAND_ROLE_DESIGNER')
  roles = { 1: 'BRAND_ROLE_MEMBER' }
  await pullRole(1)
  await shows('BRAND_ROLE_MEMBER')
  roles = { 1: 'BRAND_ROLE_ADMIN' }
  await pullRole(1)
  await shows('BRAND_ROLE_ADMIN')
})

test('whether there is a role is unknown until the device was read', async () => {
  const seen: unknown[] = []
  render(<Reader onRead={(role) => seen.push(role)} />, { container: host })
  await shows('null')
  expect(seen[0]).toBeUndefined()
})

test('documents that are notified while the role is asked for share the next request, which knows of a change since', async () => {
  roles = { 1: 'BRAND_ROLE_MEMBER' }
  await pullBrands()
  requests = []
  const first = pullRole(1)
  roles = { 1: 'BRAND_ROLE_ADMIN' }
  await Promise.all([first, pullRole(1), pullRole(1)])
  expect(requests).toHaveLength(2)
  expect(await readBrands(session.idAccount)).toMatchObject([{ id: 1, brandRole: 'BRAND_ROLE_ADMIN' }])
})

test('a list of brands that was asked for earlier and comes later is not stored', async () => {
  roles = { 1: 'BRAND_ROLE_MEMBER' }
  const serve = fetch
  const late: (() => void)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = await serve(address)
    await new Promise<void>((resolve) => late.push(resolve))
    return answer
  })
  const first = pullBrands()
  await vi.waitFor(() => expect(late).toHaveLength(1))
  roles = { 1: 'BRAND_ROLE_OWNER' }
  vi.stubGlobal('fetch', serve)
  expect(await pullBrands()).toBe(true)
  late[0]?.()
  expect(await first).toBe(true)
  expect(await readBrands(session.idAccount)).toMatchObject([{ id: 1, brandRole: 'BRAND_ROLE_OWNER' }])
})

test('roles and brands of an account that signed out during the request are not stored', async () => {
  roles = { 1: 'BRAND_ROLE_MEMBER' }
  await pullBrands()
  roles = { 1: 'BRAND_ROLE_OWNER' }
  const asking = [pullRole(1), pullBrands()]
  endSession()
  expect(await Promise.all(asking)).toEqual([undefined, false])
  expect(await readBrands(session.idAccount)).toMatchObject([{ id: 1, brandRole: 'BRAND_ROLE_MEMBER' }])
})

test('a brand without access any more becomes a copy if it was opened here, and is removed if it was not', async () => {
  roles = { 1: 'BRAND_ROLE_MEMBER', 2: 'BRAND_ROLE_MEMBER' }
  await pullBrands()
  await noteOpened(1)
  render(<Screen />, { container: host })
  await shows('BRAND_ROLE_MEMBER')
  const { answers, notices } = accountStore(session.idAccount)
  await answers.put({ key: 'member.page:1', brand: 1, shape: '', answer: [], at: 1 })
  await notices.put({ ...notice, brand: 1 })
  roles = {}
  await Promise.all([pullRole(1), pullRole(2)])
  await shows('none lost:1')
  // Answers that only members get are deleted with it.
  expect([await answers.count(), await notices.count()]).toEqual([0, 0])
  expect(await readBrands(session.idAccount)).toEqual([])
  expect(await accountStore(session.idAccount).brands.toArray()).toMatchObject([{ id: 1, name: '온기' }])
  await pullBrands()
  await shows('none lost:1')

  // Invited again, and in.
  roles = { 1: 'BRAND_ROLE_DESIGNER' }
  await pullBrands()
  await shows('BRAND_ROLE_DESIGNER')
})

test('without an answer of the server nothing is removed', async () => {
  roles = { 1: 'BRAND_ROLE_MEMBER' }
  await pullBrands()
  await noteOpened(1)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await pullRole(1)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 503 })))
  await pullRole(1)
  expect(await readBrands(session.idAccount)).toMatchObject([{ id: 1, brandRole: 'BRAND_ROLE_MEMBER' }])
})

function Screen() {
  const role = useBrandRole(1)
  const lost = useLostBrands().map(({ id }) => `lost:${id}`)
  return [role ?? 'none', ...lost].join(' ')
}

function Reader({ onRead }: { onRead: (role: unknown) => void }) {
  const role = useReadBrandRole(3)
  onRead(role)
  return String(role)
}

function shows(words: string): Promise<void> {
  return vi.waitFor(() => expect(host.textContent).toBe(words))
}
