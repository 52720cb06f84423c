/** The referral code of an account. */
export function inviteCodeOf(idAccount: number): string {
  return idAccount.toString(36)
}
