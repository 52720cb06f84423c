/** Credits for each of the two, whoever invited and whoever came. Paid by the server. */
export const inviteReward = {
  /** When the invited person has confirmed their e-mail. */
  verified: 500,
  /** When they begin their first paid plan. */
  firstPaid: 1_000,
} as const

export const mostInviteReward = inviteReward.verified + inviteReward.firstPaid

/** By which somebody recommends the product. */
export function inviteCodeOf(idAccount: number): string {
  return idAccount.toString(36)
}
