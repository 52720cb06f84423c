import { keepInvite } from '#features/account/forms/invite.ts'
import { isInviteCode } from '#model/access/invite-row.ts'

/**
 * Stores the referral code (`invite`) of the address that a visit started with, on any page. Not read from
 * the router's search parameters, because the router parses a code of digits as a number.
 */
export function noteArrival(address: string): void {
  const code = new URL(address).searchParams.get('invite')
  if (isInviteCode(code)) keepInvite(code)
}
