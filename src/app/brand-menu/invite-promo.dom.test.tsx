import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { seatsRead } from '#kits/team/seats.ts'
import type { BrandRole } from '#model/access/roles.ts'
import InvitePromo from './InvitePromo.tsx'

const me = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
/** Another one in each test: the device remembers roles that it has read. */
let idBrand = 0
let host: HTMLElement
let seats: { count: number; invited: number; max: number; hasPlanEnded: boolean }
let answered: number

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  localStorage.clear()
  startSession(me, 'token-of-ji')
  seats = { count: 1, invited: 0, max: 2, hasPlanEnded: false }
  answered = 0
  idBrand++
  vi.stubGlobal('fetch', async () => {
    answered++
    return Response.json(seats)
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

test('an owner or admin with a free seat is led to the page of invitations', async () => {
  await show('BRAND_ROLE_ADMIN')
  await vi.waitFor(() => expect(host.querySelector('a[href="/brand/invite"] svg')).not.toBeNull())
})

test.each([
  ['without a free seat', 'BRAND_ROLE_OWNER', { count: 1, invited: 1 }],
  ['after the plan has ended', 'BRAND_ROLE_OWNER', { hasPlanEnded: true }],
] as const)('%s it is not shown', async (_, role, change) => {
  Object.assign(seats, change)
  await show(role)
  await vi.waitFor(() => expect(host.querySelector('output')?.textContent).toBe(`${role} of 2`))
  expect(host.querySelector('a')).toBeNull()
})

test('a member without that right does not see it, and the server is not asked', async () => {
  await show('BRAND_ROLE_MEMBER')
  expect([host.querySelector('a'), answered]).toEqual([null, 0])
})

test('dismissed it stays away on this device for this account, and the row above has the focus', async () => {
  await show('BRAND_ROLE_OWNER')
  await vi.waitFor(() => expect(host.querySelector('button')).not.toBeNull())
  host.querySelector('button')?.click()
  await vi.waitFor(() => expect(host.querySelector('a')).toBeNull())
  expect(document.activeElement).toBe(host.querySelector('summary'))

  cleanup()
  answered = 0
  await show('BRAND_ROLE_OWNER')
  expect([host.querySelector('a'), answered]).toEqual([null, 0])
})

async function show(brandRole: BrandRole): Promise<void> {
  await accountStore(me.idAccount).brands.put({
    id: idBrand,
    name: '온기',
    url: null,
    brandRole,
    plan: 'FREE',
    openedAt: 1,
  })
  const route = createRootRoute({
    component: () => (
      <div>
        <details>
          <summary>더 보기</summary>
        </details>
        <InvitePromo brand={idBrand} idAccount={me.idAccount} />
        <Known />
      </div>
    ),
  })
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ['/'] }) })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
    { container: host },
  )
  await vi.waitFor(() => expect(host.querySelector('output')?.textContent).toContain(brandRole))
}

/** What the device knows by now: the role, and the seats once the server has answered. */
function Known() {
  const role = useBrandRole(idBrand)
  const { data } = useCachedRead(seatsRead, { brand: idBrand, isAsked: false })
  return (
    <output>
      {role} of {data?.max}
    </output>
  )
}
