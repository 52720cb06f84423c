import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrand, startSession } from '#engine/identity/session.ts'
import { accountStore, allowAccountStore } from '#engine/store/account-store.ts'
import { loseBrand } from '#engine/store/brands.ts'
import { FakeCaches } from '#engine/store/caches.fixture.ts'
import { storeScreen } from '#engine/store/stored-screens.ts'
import { beginLocalBrand, removeLocalBrand } from '#kits/brands/adoption/local-brands.ts'
import { forgetBrand } from './forget-brand.ts'
import { leaveDevice } from './leave-device.ts'

beforeEach(async () => {
  vi.stubGlobal('caches', new FakeCaches())
  startSession({ idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(12)
  allowAccountStore(7)
  await storeScreen('/assets/a1b2c3d.js', '7/12', '/brand', '<p>온기</p>')
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the account signed out', () => leaveDevice({ isEnded: true })],
  ['the brand was deleted or left', () => forgetBrand(12)],
  ['a local brand was deleted', async () => removeLocalBrand(await beginLocalBrand('물참'))],
  ['the account was removed from the brand', loseTheBrand],
])('no stored screen is left when %s', async (_, end) => {
  expect(await caches.keys()).toHaveLength(1)
  await end()
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
})

async function loseTheBrand(): Promise<void> {
  await accountStore(7).brands.put({ id: 12, name: '온기', openedAt: 1 } as never)
  await loseBrand(7, 12)
}
