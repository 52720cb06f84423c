import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isOnline } from '#device/browser/network.ts'
import { readBrandFact } from '#device/identity/brand-facts.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { currentBrand, currentSession, isSignInOver } from '#device/identity/session.ts'
import { isForDevelopers } from '#model/access/guarded-paths.ts'
import { hasOpenDocuments } from '../flush-device.ts'
import { checkAccess, type GuardFacts } from './check-access.ts'
import type { ScreenFacts } from './screen.ts'

/**
 * Sends people who may not see a screen to where they can go on. A brand begun on this device needs no session. Where
 * the token is gone or was refused, what is open stays open, and without a network everything that is on this device.
 */
export function guard(screen: ScreenFacts | undefined, { pathname, href }: ParsedLocation): void {
  const brand = currentBrand()
  const decision = checkAccess(pathname, screen?.guard ?? 'public', {
    letIn: letIn(),
    brand: brand === null ? 'none' : isLocal(brand) ? 'local' : 'synced',
    isRestricted: brand !== null && readBrandFact(brand, 'restricted') !== null,
  })
  if (decision === 'login') throw redirect({ to: '/account/login', search: { redirectUrl: href } })
  if (decision === 'profile') throw redirect({ to: '/profile' })
  if (decision === 'brand') throw redirect({ to: '/brand' })
}

/** Whether there is nothing for anybody: pages of developers, where the server shows none. Asked before every guard. */
export async function isNowhere(pathname: string): Promise<boolean> {
  if (!isForDevelopers(pathname)) return false
  const { hasDeveloperPages } = await import('#device/rest/developer-pages.ts')
  return !(await hasDeveloperPages())
}

function letIn(): GuardFacts['letIn'] {
  if (!currentSession()) return 'nowhere'
  if (!isSignInOver() || !isOnline()) return 'everywhere'
  return hasOpenDocuments() ? 'brands' : 'nowhere'
}
