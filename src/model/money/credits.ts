/** What a lot of credits was granted for, in the order in which lots of the same expiry are spent. */
export const lotTypes = ['PLAN', 'REWARD', 'CHARGE'] as const
export type LotType = (typeof lotTypes)[number]

/** Types of entries in the ledger. */
export const creditTypes = ['CHARGE', 'PLAN', 'REWARD', 'USE', 'REFUND', 'EXPIRE'] as const
export type CreditType = (typeof creditTypes)[number]

/** Days after the day of the grant on which these can still be spent. The terms of service say the same. */
export const rewardDays = 365

/**
 * Months for which credits of a plan can be spent, from the day of their grant, so that those of three months buy one larger
 * work. They end with the plan. The terms of service say the same.
 */
export const planMonths = 3

/** Years for which credits that were bought can be spent. */
export const boughtYears = 5

/** Days before the last one on which a lot can be used from which that is announced. The terms of service say the same. */
export const soonDays = 7

/** Days for which credits can be spent that came back after their lot had expired. */
export const returnedDays = 7

export interface OpenLot {
  readonly id: number
  readonly type: LotType
  readonly rest: number
  /** Epoch ms. */
  readonly expiresAt: number
}

/** A part of an amount, and the lot that it is taken from. */
export interface LotPart {
  readonly lot: number
  readonly amount: number
}

/** Open lots in the order in which they are spent: soonest expiry first, then by type, the oldest first. */
export function inSpendingOrder<Lot extends OpenLot>(lots: readonly Lot[]): Lot[] {
  return [...lots].sort(
    (a, b) => a.expiresAt - b.expiresAt || lotTypes.indexOf(a.type) - lotTypes.indexOf(b.type) || a.id - b.id,
  )
}

/** What is taken from which lot to spend `amount`; `missing` where the lots do not have it. */
export function computeSpending(
  lots: readonly OpenLot[],
  amount: number,
):
  | { readonly ok: true; readonly parts: readonly LotPart[] }
  | { readonly ok: false; readonly missing: number } {
  const parts: LotPart[] = []
  let left = amount
  for (const { id, rest } of inSpendingOrder(lots)) {
    const taken = Math.min(rest, left)
    if (taken > 0) parts.push({ lot: id, amount: taken })
    left -= taken
  }
  return left === 0 ? { ok: true, parts } : { ok: false, missing: left }
}

/** What both get when the invited friend has signed up with a verified e-mail, and at the friend's first payment for a plan. */
export const inviteRewards = { JOINED: 500, PAID: 1_000 } as const
export type InviteMilestone = keyof typeof inviteRewards
export type InviteSide = 'INVITER' | 'INVITEE'
