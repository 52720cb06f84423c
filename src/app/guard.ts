import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isLocal } from '#device/brand-ref.ts'
import { currentBrand, currentSession } from '#device/session/session.ts'
import type { ScreenFacts } from './screen.ts'

/**
 * Sends people who may not see a screen to where they can go on. A brand begun on this device needs no session;
 * an expired session keeps what is open open, so only a missing one redirects.
 */
export function guard(screen: ScreenFacts | undefined, location: ParsedLocation): void {
  if (!screen || screen.guard === 'public') return
  const brand = currentBrand()
  const hasLocalBrand = brand !== null && isLocal(brand)
  if (!currentSession() && !(hasLocalBrand && screen.guard === 'brand')) {
    throw redirect({ to: '/account/login', search: { redirectUrl: location.href } })
  }
  if (screen.guard === 'brand' && brand === null) throw redirect({ to: '/profile' })
}
