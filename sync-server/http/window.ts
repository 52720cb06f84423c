import type { Counted, SharedCounters } from './shared-counters.ts'

export interface WindowFacts {
  /** Its counters are named by it in Redis. */
  readonly name: string
  readonly atMost: number
  readonly ms: number
}

/** Counts of one kind by key. A count begins with the first of its key and ends `ms` later. */
export interface Window {
  /**
   * Counts once more, or `by` more. Resolves with the seconds until the count ends where `atMost` was reached before, else with
   * null.
   */
  count(key: string, by?: number): Promise<number | null>
  /** Begins the count of a key anew. */
  forget(key: string): Promise<void>
}

/** Of each kind, so that requests of one kind do not push the counts of another out of memory. */
const keysAtMost = 20_000

/**
 * Counts in Redis where there is one, for all nodes together; while it does not answer, and without one, in the memory of
 * this process. `hashOf`: what a key is called in Redis, because keys name people.
 */
export function openWindow(
  { name, atMost, ms }: WindowFacts,
  shared: SharedCounters | null,
  hashOf: (key: string) => string,
): Window {
  const own = new OwnCounts(ms)
  const sharedKeyOf = (key: string) => `saegim:limit:${name}:${hashOf(key)}`
  return {
    async count(key, by = 1) {
      const { count, leftMs } =
        (await shared?.count(sharedKeyOf(key), ms, by)) ?? own.count(key, Date.now(), by)
      return count - by >= atMost ? Math.max(1, Math.ceil(leftMs / 1000)) : null
    },
    async forget(key) {
      own.forget(key)
      await shared?.forget(sharedKeyOf(key))
    },
  }
}

/** In memory; where there are too many keys, those are forgotten that were not counted for the longest time. */
class OwnCounts {
  readonly #ms: number
  readonly #counts = new Map<string, { readonly count: number; readonly endsAt: number }>()

  constructor(ms: number) {
    this.#ms = ms
  }

  count(key: string, now: number, by: number): Counted {
    const known = this.#counts.get(key)
    const isLiving = known !== undefined && known.endsAt > now
    // A count that has ended takes nothing back.
    if (by < 0 && !isLiving) return { count: by, leftMs: 0 }
    const { count, endsAt } = isLiving ? known : { count: 0, endsAt: now + this.#ms }
    // Deleted first, so that it is the newest of the map.
    this.#counts.delete(key)
    this.#counts.set(key, { count: count + by, endsAt })
    if (this.#counts.size > keysAtMost) {
      const [oldest] = this.#counts.keys()
      if (oldest !== undefined) this.#counts.delete(oldest)
    }
    return { count: count + by, leftMs: endsAt - now }
  }

  forget(key: string): void {
    this.#counts.delete(key)
  }
}
