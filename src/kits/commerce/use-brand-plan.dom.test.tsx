import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { pullBrands } from '#engine/store/brands.ts'
import { useBrandPlan } from './useBrandPlan.ts'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
let plan: string | undefined

beforeEach(() => {
  startSession(session, 'token-of-ji')
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        _embedded: { brands: [{ id: 1, name: '온기', url: null, brandRole: 'BRAND_ROLE_OWNER', plan }] },
        page: { number: 0, size: 1, totalPages: 1 },
      }),
    ),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await accountStore(session.idAccount).brands.clear()
  endSession()
})

test('the plan is the last answer of the server, stored with the brand, and changes at once', async () => {
  noteFirstContent()
  const host = document.body.appendChild(document.createElement('div'))
  render(<Screen />, { container: host })
  await vi.waitFor(() => expect(host.textContent).toBe('not known'))
  plan = 'BASIC'
  await pullBrands()
  await vi.waitFor(() => expect(host.textContent).toBe('BASIC'))
  plan = 'FREE'
  await pullBrands()
  await vi.waitFor(() => expect(host.textContent).toBe('FREE'))
  // An older server says none.
  plan = undefined
  await pullBrands()
  expect(await accountStore(session.idAccount).brands.get(1)).toMatchObject({ name: '온기' })
  expect(host.textContent).toBe('FREE')
  cleanup()
})

test('where the device can neither store nor read brands, the plan is known once the server answers', async () => {
  noteFirstContent()
  const { brands } = accountStore(session.idAccount)
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(brands, 'orderBy').mockImplementation(refused)
  vi.spyOn(brands, 'bulkPut').mockImplementation(refused)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const host = document.body.appendChild(document.createElement('div'))
  render(<Screen />, { container: host })
  await vi.waitFor(() => expect(brands.orderBy).toHaveBeenCalled())
  expect(host.textContent).toBe('not known')
  plan = 'PLUS'
  await pullBrands()
  await vi.waitFor(() => expect(host.textContent).toBe('PLUS'))
  vi.restoreAllMocks()
  await pullBrands()
  cleanup()
})

function Screen() {
  return useBrandPlan(1) ?? 'not known'
}
