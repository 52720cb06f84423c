import { keepInvite } from '#features/account/forms/invite.ts'

/**
 * Stores the referral code (`invite`) of the address that a visit started with, on any page. Not read from
 * the router's search parameters, because the router parses a code of digits as a number.
 */
export function noteArrival(address: string): void {
  const code = new URL(address).searchParams.get('invite') ?? ''
  if (code !== '' && code.length <= 64) keepInvite(code)
}
