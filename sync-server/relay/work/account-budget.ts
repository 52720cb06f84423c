/** Beyond so many accounts, those that owe nothing are forgotten. */
const mostAccounts = 10_000
/** Less is not counted: messages that cost so little are limited by their number alone. */
const leastCounted = 1

export interface BudgetRate {
  readonly perSecond: number
  /** As much may be used at once. */
  readonly burst: number
}

/**
 * What each account has used of one thing on this node, whatever socket it came by: ms of processor time, or presence
 * messages. An account that has used up its burst is refused until enough time has passed. The caller passes the clock (ms).
 */
export class AccountBudget {
  readonly #rate: BudgetRate
  readonly #freeAt = new Map<number, number>()

  constructor(rate: BudgetRate) {
    this.#rate = rate
  }

  charge(idAccount: number, amount: number, now: number): void {
    if (amount < leastCounted) return
    if (this.#freeAt.size >= mostAccounts) this.#forget(now)
    const from = Math.max(this.#freeAt.get(idAccount) ?? 0, now)
    this.#freeAt.set(idAccount, from + (amount / this.#rate.perSecond) * 1000)
  }

  /** Whether the account has used up what it may. */
  isSpent(idAccount: number, now: number): boolean {
    const freeAt = this.#freeAt.get(idAccount)
    if (freeAt === undefined) return false
    return freeAt - now >= (this.#rate.burst / this.#rate.perSecond) * 1000
  }

  #forget(now: number): void {
    for (const [idAccount, freeAt] of this.#freeAt) if (freeAt <= now) this.#freeAt.delete(idAccount)
  }
}
