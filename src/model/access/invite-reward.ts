/** Credits for each side of a referral. Paid by the server. */
export const inviteReward = {
  /** When the invited person has confirmed their e-mail address. */
  verified: 500,
  /** When they start their first paid plan. */
  firstPaid: 1_000,
} as const

export const mostInviteReward = inviteReward.verified + inviteReward.firstPaid

/** The referral code of an account. */
export function inviteCodeOf(idAccount: number): string {
  return idAccount.toString(36)
}
