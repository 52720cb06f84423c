import { createHash } from 'node:crypto'
import type { CookieFacts, CookieJar } from './cookie-jar.ts'

const cookie: CookieFacts = {
  name: 'saegim-known-browser',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/api/v1',
  isReadUnprefixed: true,
}

/** Remembers in the browser that the account of this e-mail has signed in there. */
export function rememberBrowser(cookies: CookieJar, email: string): void {
  cookies.set(cookie, markOf(email))
}

/** Remembers that the owner of the e-mail has proven there that it is theirs, by a mailed code. */
export function rememberProof(cookies: CookieJar, email: string): void {
  if (!hasSignedIn(cookies, email)) cookies.set(cookie, markOf(email, 'proven '))
}

/**
 * Whether this e-mail was the last to sign in, or to be proven, in the browser. Its attempts are counted apart from those of
 * strangers, who could otherwise keep the owner out.
 */
export function isKnownBrowser(cookies: CookieJar, email: string): boolean {
  return hasSignedIn(cookies, email) || cookies.read(cookie) === markOf(email, 'proven ')
}

/** Whether this e-mail was the last to sign in in the browser. */
export function hasSignedIn(cookies: CookieJar, email: string): boolean {
  return cookies.read(cookie) === markOf(email)
}

/** Signed by the cookie jar; a hash, so that the address is not in the browser's cookies. */
function markOf(email: string, how = ''): string {
  return createHash('sha256')
    .update(how + email.trim().toLowerCase())
    .digest('base64url')
}
