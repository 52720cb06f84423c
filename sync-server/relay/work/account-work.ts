/** Beyond so many accounts, those that owe nothing are forgotten. */
const mostAccounts = 10_000
/** Messages that cost less are limited by their number alone. */
const countedFromMs = 1

export interface WorkRate {
  /** ms of processor time a second. */
  readonly perSecond: number
  /** ms that may be used at once. */
  readonly burstMs: number
}

/**
 * The processor time that the expensive messages of each account have taken on this node, whatever socket they came by.
 * An account that has used up its burst is refused until enough time has passed. The caller passes the clock (ms).
 */
export class AccountWork {
  readonly #rate: WorkRate
  readonly #freeAt = new Map<number, number>()

  constructor(rate: WorkRate) {
    this.#rate = rate
  }

  charge(idAccount: number, ms: number, now: number): void {
    if (ms < countedFromMs) return
    if (this.#freeAt.size >= mostAccounts) this.#forget(now)
    const from = Math.max(this.#freeAt.get(idAccount) ?? 0, now)
    this.#freeAt.set(idAccount, from + (ms / this.#rate.perSecond) * 1000)
  }

  /** Whether the account has used up what it may. */
  isSpent(idAccount: number, now: number): boolean {
    const freeAt = this.#freeAt.get(idAccount)
    if (freeAt === undefined) return false
    return freeAt - now >= (this.#rate.burstMs / this.#rate.perSecond) * 1000
  }

  #forget(now: number): void {
    for (const [idAccount, freeAt] of this.#freeAt) if (freeAt <= now) this.#freeAt.delete(idAccount)
  }
}
