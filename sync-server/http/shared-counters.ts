import { Redis } from 'ioredis'

/** A call waits so long for a count at most. */
const answerMs = 150
/** After a failure it is not asked for so long. */
const restMs = 1_000

export interface Counted {
  readonly count: number
  /** Until the count ends. */
  readonly leftMs: number
}

/** Counts that all nodes share. They never reject. */
export interface SharedCounters {
  /** Counts `by` more, from nothing where the key is new or older than `ms`. null: Redis does not answer, or did not a moment ago. */
  count(key: string, ms: number, by: number): Promise<Counted | null>
  forget(key: string): Promise<void>
  close(): void
}

/** Connects to Redis in the background, and again for ever. */
export function openSharedCounters(url: string): SharedCounters {
  const redis = new Redis(url, {
    connectionName: 'saegim-limits',
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 5_000,
    commandTimeout: answerMs,
    disconnectTimeout: 100,
    retryStrategy: (times) => Math.min(2_000, 100 * 2 ** times),
  })
  // Limits go on without it, and the bus logs that it is away.
  redis.on('error', () => undefined)
  redis.connect().catch(() => undefined)
  let awayUntil = 0
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    if (redis.status !== 'ready' || performance.now() < awayUntil) return null
    try {
      return await question()
    } catch {
      awayUntil = performance.now() + restMs
      return null
    }
  }
  return {
    count: (key, ms, by) =>
      ask(async () => {
        // A count that has ended takes nothing back.
        if (by < 0 && (await redis.exists(key)) === 0) return { count: by, leftMs: 0 }
        const results = await redis.multi().set(key, 0, 'PX', ms, 'NX').incrby(key, by).pttl(key).exec()
        const [, count, leftMs] = (results ?? []).map(([failure, result]) => {
          if (failure) throw failure
          return Number(result)
        })
        if (count === undefined || leftMs === undefined) throw new Error('Redis did not count.')
        return { count, leftMs }
      }),
    async forget(key) {
      await ask(() => redis.del(key))
    },
    close: () => redis.disconnect(),
  }
}
