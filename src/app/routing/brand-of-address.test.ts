import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'

const here = vi.hoisted(() => ({
  session: null as { idAccount: number } | null,
  brand: null as number | null,
  isOnline: true,
  isSignInOver: false,
  isReached: true,
  known: [] as number[],
  said: [] as number[],
  flushed: 0,
}))
vi.mock('#engine/identity/session.ts', () => ({
  currentSession: () => here.session,
  currentBrand: () => here.brand,
  isSignInOver: () => here.isSignInOver,
  openBrand: (brand: number) => {
    here.brand = brand
  },
}))
vi.mock('#engine/browser/network.ts', () => ({ isOnline: () => here.isOnline }))
vi.mock('#engine/documents/engine/flush-documents.ts', () => ({
  flushDocuments: async () => {
    here.flushed += 1
  },
}))
vi.mock('#engine/store/brands.ts', () => ({
  readBrands: async () => here.known.map((id) => ({ id })),
  pullBrands: async () => {
    if (!here.isReached) return false
    here.known = here.said
    return true
  },
}))
const { brandOfAddress, followBrandOfAddress, withoutBrand } = await import('./brand-of-address.ts')

beforeEach(() =>
  Object.assign(here, {
    session: { idAccount: 1 },
    brand: 7,
    isOnline: true,
    isSignInOver: false,
    isReached: true,
    known: [7],
    said: [7, 8],
    flushed: 0,
  }),
)

test('only addresses of the settings and of the planner name a brand, by a number', () => {
  expect(brandOfAddress('/brand/setting/payment', { brand: 8 })).toBe(8)
  expect(brandOfAddress('/brand/setting/payment/price', { brand: '8' })).toBe(8)
  expect(brandOfAddress('/brand/content-planner', { brand: 8, entry: 'e1' })).toBe(8)
  expect(brandOfAddress('/brand/guide/core', { brand: 8 })).toBeNull()
  for (const brand of [undefined, null, '', 'x', 0, -1, 1.5, [8, 9], {}])
    expect(brandOfAddress('/brand/setting/payment', { brand })).toBeNull()
})

test('the rest of the address stays', () => {
  expect(withoutBrand('/brand/setting/payment?brand=8')).toBe('/brand/setting/payment')
  expect(withoutBrand('/brand/setting/payment?a=1&brand=8#cards')).toBe('/brand/setting/payment?a=1#cards')
})

test('a brand of the signed-in account is opened, after what was open is stored', async () => {
  expect(await follow()).toBe('/brand/setting/payment')
  expect([here.brand, here.flushed]).toEqual([8, 1])
})

test('the brand that is open already is left as it is', async () => {
  here.brand = 8
  expect(await follow()).toBe('/brand/setting/payment')
  expect(here.flushed).toBe(0)
})

test('without a network one is opened that the device knows, and another one is not shown as the open one', async () => {
  Object.assign(here, { isOnline: false, known: [7, 8] })
  expect(await follow()).toBe('/brand/setting/payment')
  Object.assign(here, { brand: 7, known: [7] })
  await expect(follow()).rejects.toMatchObject({ status: 0 })
  expect(here.brand).toBe(7)
})

test('where the server does not say whose it is, it waits for the network, or for the login', async () => {
  here.isReached = false
  await expect(follow()).rejects.toMatchObject({ status: 0 })
  here.isSignInOver = true
  expect(await follow()).toEqual(['/account/login', { redirectUrl: '/brand/setting/payment?brand=8' }])
  expect(here.brand).toBe(7)
})

test('a brand of others is refused by a status that has words, and the open one stays', async () => {
  here.said = [7]
  await expect(follow()).rejects.toMatchObject({ status: 403 })
  expect(here.brand).toBe(7)
})

test('without a session the address is kept for after the login', async () => {
  here.session = null
  expect(await follow()).toBeNull()
  expect(here.brand).toBe(7)
})

/** Where it leads; null: on. */
async function follow(): Promise<unknown> {
  const href = '/brand/setting/payment?brand=8'
  const location = { pathname: '/brand/setting/payment', search: { brand: 8 }, href }
  try {
    await followBrandOfAddress(location as unknown as ParsedLocation)
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { href: other, to, search } = thrown.options
    return other ?? [to, search]
  }
}
