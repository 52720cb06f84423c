import { readCookie } from '#engine/browser/cookie.ts'
import { readKept } from '#engine/browser/local-storage.ts'
import { currentBrand, currentSession } from '#engine/identity/session.ts'
import { cookies } from '#model/access/cookies.ts'

/**
 * Whose the screens of this page are: account and brand, as ids, and the language. Null without a brand, for an account whose
 * token is gone, and where another tab has changed account or brand, which this page does not show yet. A script of index.html
 * computes the same before it shows a stored screen; a test compares both.
 */
export function screenOwner(): string | null {
  const idAccount = currentSession()?.idAccount
  const brand = String(currentBrand() ?? '')
  if (brand === '') return null
  const isHere = idAccount !== undefined
  if (isHere && !readCookie(cookies.accessToken.name)) return null
  const storedBrand = (isHere && readCookie(cookies.brandId.name)) || readKept('saegim-local-brand') || ''
  if (storedBrand !== brand || storedAccount() !== idAccount) return null
  return [idAccount, brand, readCookie(cookies.locale.name), navigator.language].join('/')
}

function storedAccount(): unknown {
  try {
    return JSON.parse(readKept('saegim-session') ?? '{}').idAccount
  } catch {
    return null
  }
}
