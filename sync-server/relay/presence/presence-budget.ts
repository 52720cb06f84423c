import { AccountBudget } from '../work/account-budget.ts'
import type { ReadTurns } from '../work/read-turns.ts'

/** A message counts once for so many bytes. */
const bytesOfUnit = 512
/** A message that waits is at most so large: as a state may be, with some of others beside it. */
const waitingBytes = 16 * 1024
const burstSeconds = 2
const drainMs = 50

/** So much beyond the budget is what an account may send in one turn of the event loop, as `ReadTurns` counts. */
const floodMessages = 64

/** A socket whose presence is counted for its account. */
interface PresenceSender {
  readonly person: { readonly id: number }
}

/** What happens to states that are submitted. */
interface PresenceReceiver {
  /** Whether they may take the place of older ones; asked beyond the budget only. */
  isOwn(states: Uint8Array): boolean
  apply(states: Uint8Array): void
}

interface Waiting {
  readonly states: Uint8Array
  readonly receiver: PresenceReceiver
}

/**
 * How many presence messages each account may send on this node, by whatever sockets. Each costs as much as there are people
 * in its room, and none is worth an edit that waits: beyond the budget only the newest message of each socket is kept, and
 * applied once the account may send again.
 *
 *   message ─▶ within the budget: applied
 *          └─▶ beyond: waits, in the place of an older one ─▶ applied
 */
export class PresenceBudget {
  readonly #spent: AccountBudget
  readonly #largest: number
  readonly #waiting = new Map<number, Map<PresenceSender, Waiting>>()
  readonly #turns: ReadTurns
  #timer: NodeJS.Timeout | null = null

  constructor(perSecond: number, turns: ReadTurns) {
    this.#turns = turns
    const burst = perSecond * burstSeconds
    this.#spent = new AccountBudget({ perSecond, burst })
    this.#largest = burst * bytesOfUnit
  }

  /** False: the account may not ask now for so many states. */
  take({ person }: PresenceSender, states: number): boolean {
    const now = performance.now()
    if (this.#spent.isSpent(person.id, now)) return false
    this.#spent.charge(person.id, Math.max(1, states), now)
    return true
  }

  /** Applies the states at once or later; never where newer ones of the sender come first. */
  submit(sender: PresenceSender, states: Uint8Array, receiver: PresenceReceiver): void {
    if (states.length > this.#largest) return
    const ofAccount = this.#waiting.get(sender.person.id)
    if (!ofAccount && this.take(sender, states.length / bytesOfUnit)) {
      receiver.apply(states)
      return
    }
    this.#turns.use(sender.person.id, 1 / floodMessages)
    if (states.length > waitingBytes || !receiver.isOwn(states)) return
    // The bytes are a view of a buffer that many messages share.
    const waiting = { states: states.slice(), receiver }
    if (ofAccount) ofAccount.set(sender, waiting)
    else this.#waiting.set(sender.person.id, new Map([[sender, waiting]]))
    this.#timer ??= setTimeout(() => this.#drain(), drainMs).unref()
  }

  /** Its socket has closed. */
  forget(sender: PresenceSender): void {
    const ofAccount = this.#waiting.get(sender.person.id)
    ofAccount?.delete(sender)
    if (ofAccount?.size === 0) this.#waiting.delete(sender.person.id)
  }

  #drain(): void {
    this.#timer = null
    for (const [idAccount, ofAccount] of this.#waiting) {
      for (const [sender, { states, receiver }] of ofAccount) {
        if (!this.take(sender, states.length / bytesOfUnit)) break
        ofAccount.delete(sender)
        receiver.apply(states)
      }
      if (ofAccount.size === 0) this.#waiting.delete(idAccount)
    }
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => this.#drain(), drainMs).unref()
  }
}
