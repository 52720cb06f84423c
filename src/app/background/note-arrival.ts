import { keepInvite } from '#features/account/forms/invite.ts'

/**
 * Stores the invite code of the first address of a visit, on any page. Not read from the router's
 * search parameters, because that parses a code of digits as a number.
 */
export function noteArrival(address: string): void {
  const code = new URL(address).searchParams.get('invite') ?? ''
  if (code !== '' && code.length <= 64) keepInvite(code)
}
