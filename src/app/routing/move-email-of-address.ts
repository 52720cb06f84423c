import { type ParsedLocation, redirect } from '@tanstack/react-router'

const longest = 254

/**
 * Throws a redirect that takes the e-mail address out of the URL, where links of earlier versions have it, and hands it on as
 * pages of the account do.
 */
export function moveEmailOfAddress({ pathname, search, hash }: ParsedLocation): never {
  const { email, ...others } = search as Record<string, unknown>
  const isOne = typeof email === 'string' && email !== '' && email.length <= longest
  throw redirect({ to: pathname, search: others, hash, state: isOne ? { email } : {}, replace: true })
}
