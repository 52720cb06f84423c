import { keepInvite } from '#features/account/forms/invite.ts'

/**
 * Keeps the code of whoever recommended the product, on whatever page somebody arrives. Not read from the router's
 * search, which takes a code of digits for a number.
 */
export function noteArrival(address: string): void {
  const code = new URL(address).searchParams.get('invite') ?? ''
  if (code !== '' && code.length <= 64) keepInvite(code)
}
