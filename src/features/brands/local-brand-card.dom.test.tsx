import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentBrand, endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { deviceStore } from '#engine/store/device-store.ts'
import LocalBrandCard from './LocalBrandCard.tsx'

const brand = 'local-second'
const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
let host: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  startSession(session, 'token-of-ji')
  openBrand(brand)
  await accountStore(7).brands.put({
    id: 1,
    name: '온기',
    url: null,
    brandRole: 'BRAND_ROLE_OWNER',
    plan: 'FREE',
    openedAt: null,
  })
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  endSession()
  openBrand(null)
  await deviceStore.localBrands.clear()
  vi.unstubAllGlobals()
})

test('a brand that waits for a network says so', async () => {
  await show({ needsPlan: false })
  await vi.waitFor(() => expect(host.textContent).toContain('지금 옮기기'))
  expect(host.textContent).not.toContain('플랜')
})

test('a brand that waits for a plan says so, and leads to the plan of the brand that there is', async () => {
  const router = await show({ needsPlan: true })
  await vi.waitFor(() => expect(button('온기 플랜 보기')).toBeDefined())
  expect(host.textContent).toContain('쓴 글은 여기 그대로 있고')
  button('온기 플랜 보기')?.click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/brand/setting/payment'))
  expect(currentBrand()).toBe(1)
})

function button(words: string): HTMLButtonElement | undefined {
  return [...host.querySelectorAll('button')].find(({ textContent }) => textContent === words)
}

async function show(row: { needsPlan: boolean }) {
  await deviceStore.localBrands.put({ ref: brand, name: '빵', createdAt: 1, ...row })
  const rootRoute = createRootRoute()
  const card = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <LocalBrandCard renderSignUp={() => null} />,
  })
  const payment = createRoute({ getParentRoute: () => rootRoute, path: '/brand/setting/payment' })
  const router = createRouter({
    routeTree: rootRoute.addChildren([card, payment]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
    { container: host },
  )
  return router
}
