import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import BrandRows from './BrandRows.tsx'

const brands = [{ id: 12, name: '온기', url: null, brandRole: 'BRAND_ROLE_OWNER', restricted: false }]
let host: HTMLElement
let isServerThere: boolean

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  isServerThere = false
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('no network')
    return Response.json({ _embedded: { brands }, page: { number: 0, size: 20, totalPages: 1 } })
  })
  startSession({ idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where neither the device nor the server tells the brands, the page says so, and a press asks again', async () => {
  const store = accountStore(7)
  vi.spyOn(store.brands, 'orderBy').mockImplementation(() => {
    throw new Error('the device refuses')
  })
  vi.spyOn(store, 'transaction').mockRejectedValue(new Error('the device refuses'))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <BrandRows /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
    { container: host },
  )
  await vi.waitFor(() => expect(host.textContent).toContain('서버에서도 불러오지 못했어요'))
  isServerThere = true
  host.querySelector('button')?.click()
  await vi.waitFor(() => expect(host.textContent).toContain('온기'))
})
