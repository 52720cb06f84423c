import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isOnline } from '#engine/browser/network.ts'
import { isSignInOver } from '#engine/identity/session.ts'

/**
 * Opens the brand that the address names, and takes it out of the address. Rejects with a status that the error screen has words
 * for where the signed-in account does not belong to it, or membership is unknown now: another brand is never shown at its
 * address. Without a session it stays for after the login.
 */
export async function followBrandOfAddress({ pathname, search, href }: ParsedLocation): Promise<void> {
  const id = brandOfAddress(pathname, search)
  if (id === null) return
  const { openNamedBrand } = await import('./open-named-brand.ts')
  const opened = await openNamedBrand(id)
  if (opened === 'open') throw redirect({ href: withoutBrand(href), replace: true })
  if (opened === 'notTheirs') throw Object.assign(new Error('the brand is of others'), { status: 403 })
  if (opened !== 'unknown') return
  if (isOnline() && isSignInOver()) throw redirect({ to: '/account/login', search: { redirectUrl: href } })
  throw Object.assign(new Error('it is unknown whose the brand is'), { status: 0 })
}

/** The brand that an address of its settings or its planner names, as links in mails and notifications do; null where it names none. */
export function brandOfAddress(pathname: string, search: Readonly<Record<string, unknown>>): number | null {
  if (!pathname.startsWith('/brand/setting/') && pathname !== '/brand/content-planner') return null
  const id = Number(search.brand)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The address without it. */
export function withoutBrand(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://saegim.invalid')
  searchParams.delete('brand')
  const search = searchParams.toString()
  return `${pathname}${search === '' ? '' : `?${search}`}${hash}`
}
