/** The referral code of an account. */
export function inviteCodeOf(idAccount: number): string {
  return idAccount.toString(36)
}

/** The account of a referral code; null where it cannot be one. */
export function accountOfInviteCode(code: string): number | null {
  const id = /^[\da-z]{1,10}$/i.test(code) ? Number.parseInt(code, 36) : 0
  return id > 0 && id < 2 ** 40 ? id : null
}
