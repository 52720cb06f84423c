import { areCookiesKept } from '#engine/browser/cookie.ts'
import type { Failure, Result } from '#engine/rest/rest.ts'

/** Why this browser can sign no account in; null where it keeps cookies. */
export function cookieFailure(): Failure | null {
  return areCookiesKept() ? null : { ok: false, code: 'NO_COOKIES', message: '', status: 0, details: [] }
}

/** A call on the way to a session: not sent where the session would be lost at once. Every press looks again. */
export async function askWithCookies<Answer>(call: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
  return cookieFailure() ?? call()
}
