import { createHash } from 'node:crypto'
import type { CookieFacts, CookieJar } from '#server/http/cookie-jar.ts'

/** For so long a browser opens a link without the password being given again. */
const maxAgeSeconds = 12 * 60 * 60

/** What has a password that readers give. */
export interface Locked {
  readonly id: number
  readonly password_hash: string | null
  /** What the number is of, where it is no link to a guide. */
  readonly kind?: string
}

/**
 * Remembers in this browser that the password of a link was given: a signed cookie, which is of no use for another link, nor
 * after the password has changed.
 */
export function givePass(cookies: CookieJar, link: Locked): void {
  cookies.set(cookieOf(link), `${nameOf(link)} ${Date.now() + maxAgeSeconds * 1000} ${markOf(link)}`)
}

/** Whether a link has no password, or was opened with it by this browser within twelve hours. */
export function hasPass(cookies: CookieJar, link: Locked): boolean {
  if (link.password_hash === null) return true
  const [name, until, mark] = cookies.read(cookieOf(link))?.split(' ') ?? []
  return name === nameOf(link) && Number(until) > Date.now() && mark === markOf(link)
}

function cookieOf(link: Locked): CookieFacts {
  return { name: nameOf(link), maxAgeSeconds }
}

function nameOf({ id, kind }: Locked): string {
  return kind === undefined ? `saegim-share-${id}` : `saegim-share-${kind}-${id}`
}

function markOf({ password_hash }: Locked): string {
  return createHash('sha256')
    .update(password_hash ?? '')
    .digest('base64url')
}
