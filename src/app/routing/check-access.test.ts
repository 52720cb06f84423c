import { expect, test } from 'vitest'
import { type AccessFacts, checkAccess } from './check-access.ts'

const paths = {
  session: ['/profile'],
  brand: ['/brand', '/work-book'],
  restricted: [
    '/brand/setting/team',
    '/brand/strategy/personality',
    '/brand/strategy/positioning',
    '/brand/strategy_back',
  ],
}
const visitor: AccessFacts = { session: 'none', brand: 'none', isRestricted: false }
const signedIn: AccessFacts = { ...visitor, session: 'all' }
const member: AccessFacts = { ...signedIn, brand: 'synced' }
const free = ['/', '/price', '/quest/0', '/blog/3', '/account/login', '/policy/TERM', '/share/brand/key']

/** For an address without further declarations. */
function decisions(addresses: readonly string[], facts: AccessFacts): string[] {
  return [...new Set(addresses.map((address) => checkAccess(address, 'public', paths, facts)))]
}

test('without a session, paths that contain /profile, /brand or /work-book redirect to the login', () => {
  const guarded = ['/profile', '/profile/invite', '/brand', '/brand/none', '/work-book/core', '/x/brand']
  expect(decisions(guarded, visitor)).toEqual(['login'])
  expect(decisions([...free, '/payment/brand-4', '/oauth2/google'], visitor)).toEqual(['pass'])
})

test('a screen that declares a session or a brand needs one, whatever its path', () => {
  expect(checkAccess('/here', 'session', paths, visitor)).toBe('login')
  expect(checkAccess('/here', 'brand', paths, signedIn)).toBe('profile')
  expect(checkAccess('/here', 'brand', paths, member)).toBe('pass')
})

test('a brand of this device needs no session, the list of an account does', () => {
  const local: AccessFacts = { ...visitor, brand: 'local' }
  const ofBrand = ['/brand', '/brand/strategy/personality', '/work-book/core/story/background']
  expect(decisions(ofBrand, local)).toEqual(['pass'])
  expect(decisions(['/profile'], local)).toEqual(['login'])
})

test('with no brand, paths of brands go to /profile; public ones, quests and /profile itself stay', () => {
  expect(decisions(['/brand', '/brand/setting/team', '/work-book'], signedIn)).toEqual(['profile'])
  expect(decisions([...free, '/profile', '/profile/invite'], signedIn)).toEqual(['pass'])
})

test('test mode refuses paths of team and strategy; the workbook of the strategy stays open', () => {
  const kept: AccessFacts = { ...member, isRestricted: true }
  const tested = ['/brand/setting/team', '/brand/strategy/positioning', '/work-book/brand/strategy_back']
  expect(decisions(tested, kept)).toEqual(['brand'])
  expect(decisions(tested, member)).toEqual(['pass'])
  expect(decisions(['/work-book/strategy/personality/keyword/keywords', '/brand/guide/core'], kept)).toEqual([
    'pass',
  ])
  expect(decisions(tested, { ...kept, session: 'none' })).toEqual(['login'])
})
