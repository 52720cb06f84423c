import { createRootRoute, isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Guard } from './screen.ts'

const here = vi.hoisted(() => ({
  session: null as object | null,
  isOver: false,
  isOnline: true,
  hasOpen: false,
  brand: null as number | string | null,
  isDev: false,
}))
vi.mock('#device/identity/session.ts', () => ({
  currentSession: () => here.session,
  isSignInOver: () => here.isOver,
  currentBrand: () => here.brand,
}))
vi.mock('#device/identity/brand-facts.ts', () => ({ readBrandFact: () => null }))
vi.mock('#device/browser/network.ts', () => ({ isOnline: () => here.isOnline }))
vi.mock('#device/documents/engine/flush-documents.ts', () => ({ hasOpenDocuments: () => here.hasOpen }))
vi.mock('#device/rest/developer-pages.ts', () => ({ hasDeveloperPages: async () => here.isDev }))
const { guard, isNowhere } = await import('./guard.ts')

beforeEach(() =>
  Object.assign(here, {
    session: { idAccount: 1 },
    isOver: false,
    isOnline: true,
    hasOpen: false,
    brand: 7,
    isDev: false,
  }),
)

it('lets in whoever is signed in and has a brand', () => {
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')).toBeNull()
})

it('sends a visitor to the login with the way back, and nobody from a public screen', () => {
  here.session = null
  expect(sentTo('session')).toEqual(['/account/login', { redirectUrl: '/profile?a=1' }])
  expect(sentTo('public')).toBeNull()
})

it('needs nobody to sign in for a brand of this device alone', () => {
  Object.assign(here, { session: null, brand: 'local-a' })
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')?.[0]).toBe('/account/login')
})

it('sends whoever has no brand to the list of brands', () => {
  here.brand = null
  expect(sentTo('brand')?.[0]).toBe('/profile')
})

it('asks to sign in again online only, and never away from what is open', () => {
  here.isOver = true
  expect(sentTo('brand')?.[0]).toBe('/account/login')
  here.hasOpen = true
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')?.[0]).toBe('/account/login')
  Object.assign(here, { hasOpen: false, isOnline: false })
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')).toBeNull()
})

it('has nothing at the addresses of developers, whoever asks, where the server shows none', async () => {
  expect(await isNowhere('/brand/strategy_back')).toBe(true)
  expect(await isNowhere('/dev')).toBe(true)
  expect(await isNowhere('/brand/strategy/personality')).toBe(false)
  here.isDev = true
  expect(await isNowhere('/brand/strategy_back')).toBe(false)
})

function sentTo(needed: Guard): [string | undefined, unknown] | null {
  const pathname = { public: '/', session: '/profile', brand: '/brand' }[needed]
  try {
    guard(needed, { pathname, href: `${pathname}?a=1` } as ParsedLocation, createRootRoute())
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return [thrown.options.to, thrown.options.search]
  }
}
