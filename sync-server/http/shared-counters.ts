import { Redis } from 'ioredis'

/** A call waits so long for a count at most. */
const answerMs = 150
/** After a failure nobody asks for so long. */
const restMs = 1_000

/** A connection to Redis for counts that all nodes share. */
export interface SharedCounters {
  readonly redis: Redis
  /** null: Redis does not answer, or did not a moment ago. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null>
  close(): Promise<void>
}

/** Connects in the background, and again for ever. */
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
  return {
    redis,
    async ask(question) {
      if (redis.status !== 'ready' || performance.now() < awayUntil) return null
      try {
        return await question()
      } catch {
        awayUntil = performance.now() + restMs
        return null
      }
    },
    async close() {
      redis.disconnect()
    },
  }
}
