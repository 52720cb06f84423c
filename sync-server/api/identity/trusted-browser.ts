import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { CookieFacts, CookieJar } from '#server/http/cookie-jar.ts'
import { isSameSecret } from '#server/http/same-secret.ts'

const days = 90
const cookie: CookieFacts = {
  name: 'saegim-trusted-browser',
  maxAgeSeconds: days * 24 * 60 * 60,
  path: '/api/v1/account',
  isReadUnprefixed: true,
}

interface Trusting {
  readonly account_id: number
  readonly trust_key: Buffer
}

/** No code is asked in this browser for 90 days, or until the account ends other sessions. */
export function trustBrowser(cookies: CookieJar, factor: Trusting): void {
  const until = Date.now() + cookie.maxAgeSeconds * 1000
  cookies.set(cookie, `${until}.${markOf(factor, until)}`)
}

/** The mark is signed by the cookie jar and with the account's own key, so that a new key ends the trust everywhere. */
export function isTrustedBrowser(cookies: CookieJar, factor: Trusting): boolean {
  const [until = '', mark = ''] = cookies.read(cookie)?.split('.') ?? []
  return Number(until) > Date.now() && isSameSecret(mark, markOf(factor, Number(until)))
}

export function newTrustKey(): Buffer {
  return randomBytes(32)
}

/** Codes are asked in every browser again. */
export async function distrustBrowsers(db: Kysely<DB>, idAccount: number): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ trust_key: newTrustKey() })
    .where('account_id', '=', idAccount)
    .execute()
}

function markOf({ account_id, trust_key }: Trusting, until: number): string {
  return createHmac('sha256', trust_key).update(`${account_id} ${until}`).digest('base64url')
}
