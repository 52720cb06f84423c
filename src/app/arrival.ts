/**
 * Keeps the code of whoever recommended us, on whatever page somebody arrives. Read from the address as it is: a router
 * takes a code of digits for a number.
 */
export async function noteArrival(search: string): Promise<void> {
  const code = new URLSearchParams(search).get('invite') ?? ''
  if (code === '' || code.length > 64) return
  const { keepInvite } = await import('#features/account/invite.ts')
  keepInvite(code)
}
