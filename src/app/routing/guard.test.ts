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
vi.mock('#engine/identity/session.ts', () => ({
  currentSession: () => here.session,
  isSignInOver: () => here.isOver,
  currentBrand: () => here.brand,
}))
vi.mock('#engine/identity/brand-facts.ts', () => ({ readBrandFact: () => null }))
vi.mock('#engine/browser/network.ts', () => ({ isOnline: () => here.isOnline }))
vi.mock('#engine/documents/engine/flush-documents.ts', () => ({ hasOpenDocuments: () => here.hasOpen }))
vi.mock('#engine/rest/developer-pages.ts', () => ({ hasDeveloperPages: async () => here.isDev }))
const { guard, isHiddenDeveloperPage } = await import('./guard.ts')

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

it('lets a signed-in account with a brand in', () => {
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')).toBeNull()
})

it('sends a visitor to the login with the address to return to, except on public screens', () => {
  here.session = null
  expect(sentTo('session')).toEqual(['/account/login', { redirectUrl: '/profile?a=1' }])
  expect(sentTo('public')).toBeNull()
})

it('needs no session for a local brand', () => {
  Object.assign(here, { session: null, brand: 'local-a' })
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')?.[0]).toBe('/account/login')
})

it('sends an account without a brand to the list of brands', () => {
  here.brand = null
  expect(sentTo('brand')?.[0]).toBe('/profile')
})

it('keeps the plan that an account without a brand has chosen', () => {
  here.brand = null
  const search = { plan: 11, period: 'YEARLY' }
  expect(sentTo('brand', search)).toEqual(['/profile', search])
})

it('asks to sign in again only online, and never leaves an open screen', () => {
  here.isOver = true
  expect(sentTo('brand')?.[0]).toBe('/account/login')
  here.hasOpen = true
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')?.[0]).toBe('/account/login')
  Object.assign(here, { hasOpen: false, isOnline: false })
  expect(sentTo('brand')).toBeNull()
  expect(sentTo('session')).toBeNull()
})

it('answers not found for developer pages unless the server serves them', async () => {
  expect(await isHiddenDeveloperPage('/brand/strategy_back')).toBe(true)
  expect(await isHiddenDeveloperPage('/dev')).toBe(true)
  expect(await isHiddenDeveloperPage('/brand/strategy/personality')).toBe(false)
  here.isDev = true
  expect(await isHiddenDeveloperPage('/brand/strategy_back')).toBe(false)
})

function sentTo(needed: Guard, search = {}): [string | undefined, unknown] | null {
  const pathname = { public: '/', session: '/profile', brand: '/brand' }[needed]
  try {
    guard(needed, { pathname, href: `${pathname}?a=1`, search } as ParsedLocation, createRootRoute())
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return [thrown.options.to, thrown.options.search]
  }
}
