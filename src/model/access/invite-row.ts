/** Key in the browser's storage of the referral code that a visitor came with. */
export const inviteKey = 'saegim-invite'

/** Whether the parameter `invite` of an address can be a referral code. */
export function isInviteCode(code: string | null): code is string {
  return code !== null && code !== '' && code.length <= 64
}

/** What is stored under `inviteKey`. `now` in epoch ms. */
export function inviteRow(code: string, now: number): string {
  return `${now}:${code}`
}
