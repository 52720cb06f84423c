import { type AnyRoute, type ParsedLocation, redirect } from '@tanstack/react-router'
import { isOnline } from '#engine/browser/network.ts'
import { hasOpenDocuments } from '#engine/documents/engine/flush-documents.ts'
import { readBrandFact } from '#engine/identity/brand-facts.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { currentBrand, currentSession, isSignInOver } from '#engine/identity/session.ts'
import { isForDevelopers } from '#model/access/guarded-paths.ts'
import { type AccessFacts, checkAccess } from './check-access.ts'
import { readGuardedPaths } from './guarded-paths.ts'
import type { Guard } from './screen.ts'

/**
 * Throws a redirect if access to a screen is missing. A local brand needs no session. If the token is missing
 * or was refused, open documents stay accessible, and offline everything on this device.
 */
export function guard(needed: Guard, { pathname, href, search }: ParsedLocation, root: AnyRoute): void {
  const brand = currentBrand()
  const decision = checkAccess(pathname, needed, readGuardedPaths(root), {
    session: openedBySession(),
    brand: brand === null ? 'none' : isLocal(brand) ? 'local' : 'synced',
    isRestricted: brand !== null && readBrandFact(brand, 'restricted') !== null,
  })
  if (decision === 'login') throw redirect({ to: '/account/login', search: { redirectUrl: href } })
  // With the plan that was chosen on the public site, which waits for a brand there.
  if (decision === 'profile') throw redirect({ to: '/profile', search })
  if (decision === 'brand') throw redirect({ to: '/brand' })
}

/**
 * Whether the address is a page for developers and the server does not serve these: then it is shown as not
 * found.
 */
export async function isHiddenDeveloperPage(pathname: string): Promise<boolean> {
  if (!isForDevelopers(pathname)) return false
  const { hasDeveloperPages } = await import('#engine/rest/developer-pages.ts')
  return !(await hasDeveloperPages())
}

function openedBySession(): AccessFacts['session'] {
  if (!currentSession()) return 'none'
  if (!isSignInOver() || !isOnline()) return 'all'
  return hasOpenDocuments() ? 'brands' : 'none'
}
