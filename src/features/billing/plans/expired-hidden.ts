import { readCookie, writeCookie } from '#engine/browser/cookie.ts'
import { cookies } from '#model/access/cookies.ts'

export type HiddenDays = 0 | 1 | 7

const day = 24 * 60 * 60

/** Whether the notice that a subscription has ended is hidden for now. */
export function isExpiredHidden(): boolean {
  return readCookie(cookies.hideExpired.name) !== null
}

/** For so many days from now; 0: tell it again. */
export function hideExpired(days: HiddenDays): void {
  writeCookie({ ...cookies.hideExpired, maxAgeSeconds: days * day }, days === 0 ? null : String(days))
}
