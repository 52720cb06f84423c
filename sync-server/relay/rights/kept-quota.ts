import { TokenBucket } from '../work/rate.ts'

const daySeconds = 24 * 60 * 60
/** Beyond so many accounts, those that have kept nothing lately are forgotten. */
const mostAccounts = 10_000

export interface KeptLimits {
  readonly keptOfConnection: number
  readonly keptOfAccount: number
}

/**
 * How many values may still be kept of what was written without the right to: of one connection, and of one account in a
 * day on this node, whatever sockets it has. The caller passes the clock (ms).
 */
export class KeptQuota {
  readonly #limits: KeptLimits
  readonly #connections = new WeakMap<object, number>()
  readonly #accounts = new Map<number, TokenBucket>()

  constructor(limits: KeptLimits) {
    this.#limits = limits
  }

  /** False, and nothing counted, where the connection or its account has kept as many as it may. */
  take(connection: object, idAccount: number, now: number): boolean {
    const count = this.#connections.get(connection) ?? 0
    if (count >= this.#limits.keptOfConnection || !this.#bucketOf(idAccount, now).take(1, now)) return false
    this.#connections.set(connection, count + 1)
    return true
  }

  #bucketOf(idAccount: number, now: number): TokenBucket {
    const known = this.#accounts.get(idAccount)
    if (known) return known
    if (this.#accounts.size >= mostAccounts)
      for (const [id, bucket] of this.#accounts) if (bucket.isFull(now)) this.#accounts.delete(id)
    const bucket = new TokenBucket({
      perSecond: this.#limits.keptOfAccount / daySeconds,
      burstSeconds: daySeconds,
    })
    this.#accounts.set(idAccount, bucket)
    return bucket
  }
}
