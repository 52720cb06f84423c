import { keepInvite } from '#features/account/forms/invite.ts'

/**
 * Keeps the code of whoever recommended us, on whatever page somebody arrives. Read from the address as it is: a router
 * takes a code of digits for a number.
 */
export function noteArrival(address: string): void {
  const code = new URL(address).searchParams.get('invite') ?? ''
  if (code !== '' && code.length <= 64) keepInvite(code)
}
