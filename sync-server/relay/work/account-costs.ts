import type { AccountBudget } from './account-budget.ts'
import type { ReadTurns } from './read-turns.ts'

/** Processor time (ms) that one account may take in one turn of the event loop. */
const turnMs = 8

interface AuthoredUpdate {
  readonly update: Uint8Array
  /** null: the server itself. */
  readonly author: { readonly person: { readonly id: number } } | null
}

/** Charges processor time to accounts: to their budget on this node, and to their part of the turn of the event loop. */
export class AccountCosts {
  readonly #budget: AccountBudget
  readonly #turns: ReadTurns

  /** `budget` counts ms. */
  constructor(budget: AccountBudget, turns: ReadTurns) {
    this.#budget = budget
    this.#turns = turns
  }

  /** Whether the account has used up its budget. */
  isSpent(idAccount: number): boolean {
    return this.#budget.isSpent(idAccount, performance.now())
  }

  charge(idAccount: number, ms: number): void {
    if (ms <= 0) return
    this.#budget.charge(idAccount, ms, performance.now())
    this.#turns.use(idAccount, ms / turnMs)
  }

  /** Charges what these updates took together: to each author a part as large as that of the bytes. */
  chargeAuthors(updates: readonly AuthoredUpdate[], ms: number): void {
    if (ms <= 0) return
    const bytesOf = new Map<number, number>()
    let all = 0
    for (const { update, author } of updates) {
      all += update.length
      if (author) bytesOf.set(author.person.id, (bytesOf.get(author.person.id) ?? 0) + update.length)
    }
    for (const [idAccount, bytes] of bytesOf) this.charge(idAccount, (ms * bytes) / all)
  }
}
