/** For how many days a payment link can be used. */
export const paymentLinkDays = 14
/** After so many refused cards a link is locked. */
export const paymentLinkTries = 5
/** For how many days after its end a link is kept, so that who has paid by it still finds the receipt. */
export const paymentLinkKeptDays = 90

/** CHECKING: it is being paid, or whether it is paid is not known yet. LOCKED: too many cards were refused. */
export const paymentLinkStates = ['OPEN', 'CHECKING', 'PAID', 'LOCKED', 'EXPIRED', 'WITHDRAWN'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

export interface PaymentLinkFacts {
  readonly usedAt: Date | null
  readonly lockedAt: Date | null
  readonly withdrawnAt: Date | null
  readonly expiresAt: Date
  /** The order that uses it is paid. */
  readonly isPaid: boolean
}

export function stateOfPaymentLink(
  { usedAt, lockedAt, withdrawnAt, expiresAt, isPaid }: PaymentLinkFacts,
  now: Date,
): PaymentLinkState {
  if (usedAt !== null) return isPaid ? 'PAID' : 'CHECKING'
  if (withdrawnAt !== null) return 'WITHDRAWN'
  if (lockedAt !== null) return 'LOCKED'
  return expiresAt <= now ? 'EXPIRED' : 'OPEN'
}
