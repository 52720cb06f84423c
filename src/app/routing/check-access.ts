import { containsOne, isFree } from '#model/access/guarded-paths.ts'
import type { ScreenFacts } from './screen.ts'

/** What the guards look at besides the address. */
export interface GuardFacts {
  /** Where whoever is signed in may go. */
  readonly letIn: 'everywhere' | 'brands' | 'nowhere'
  /** `local`: begun on this device, which needs no session. `none`: brand id 0, and no cookie. */
  readonly brand: 'none' | 'local' | 'synced'
  /** A test of strategy and team is not for this brand. */
  readonly isRestricted: boolean
}

/** Where somebody goes instead of there. */
export type AccessDecision = 'pass' | 'login' | 'profile' | 'brand'

const ofPeople = ['/profile', '/brand', '/work-book']
const ofBrands = ['/brand', '/work-book']
const ofTests = ['/brand/setting/team', '/brand/strategy']

/**
 * The guards in their order, behind that of developers: session, brand, test. A path is guarded that contains a guarded
 * one, literally, whether there is such a screen or not.
 */
export function checkAccess(
  pathname: string,
  needed: ScreenFacts['guard'],
  { letIn, brand, isRestricted }: GuardFacts,
): AccessDecision {
  if (isFree(pathname)) return 'pass'
  const isBrands = needed === 'brand' || (containsOne(pathname, ofBrands) && !pathname.startsWith('/profile'))
  const isGuarded = needed !== 'public' || containsOne(pathname, ofPeople)
  const isLetIn = letIn === 'everywhere' || (isBrands && (letIn === 'brands' || brand === 'local'))
  if (isGuarded && !isLetIn) return 'login'
  if (isBrands && brand === 'none') return 'profile'
  if (isRestricted && containsOne(pathname, ofTests)) return 'brand'
  return 'pass'
}
