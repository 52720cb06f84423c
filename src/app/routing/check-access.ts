import { containsOne, isUnguarded } from '#model/access/guarded-paths.ts'
import type { GuardedPaths } from './guarded-paths.ts'
import type { Guard } from './screen.ts'

/** What the decision depends on, besides the address and its route. */
export interface AccessFacts {
  /** Which screens the session opens: all, those of the open brand only (signed out meanwhile), or none. */
  readonly session: 'all' | 'brands' | 'none'
  /** `local`: of this device alone, which needs no session. `none`: no brand is chosen. */
  readonly brand: 'none' | 'local' | 'synced'
  /** The test mode of the server keeps strategy and team from this brand. */
  readonly isRestricted: boolean
}

/** `pass`, or the screen to go to instead. */
export type AccessDecision = 'pass' | 'login' | 'profile' | 'brand'

/**
 * Checks session, brand and restriction, in this order; `isHiddenDeveloperPage` is checked before. A path
 * that contains a guarded one anywhere is guarded like it, whether such a screen exists or not.
 */
export function checkAccess(
  pathname: string,
  guard: Guard,
  paths: GuardedPaths,
  { session, brand, isRestricted }: AccessFacts,
): AccessDecision {
  if (isUnguarded(pathname)) return 'pass'
  const needsBrand =
    guard === 'brand' ||
    (containsOne(pathname, paths.brand) && !paths.session.some((path) => pathname.startsWith(path)))
  const needsSession = needsBrand || guard === 'session' || containsOne(pathname, paths.session)
  const hasSession = session === 'all' || (needsBrand && (session === 'brands' || brand === 'local'))
  if (needsSession && !hasSession) return 'login'
  if (needsBrand && brand === 'none') return 'profile'
  if (isRestricted && containsOne(pathname, paths.restricted)) return 'brand'
  return 'pass'
}
