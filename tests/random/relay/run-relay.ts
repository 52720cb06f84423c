import { pino } from 'pino'
import { openRelayPool } from '#server/database/pool.ts'
import { metrics } from '#server/relay/metrics/relay-metrics.ts'
import { startRelay } from '#server/relay/testing/test-relay.ts'

export interface MemoryReport {
  readonly rooms: number
  readonly heapUsed: number
  readonly arrayBuffers: number
  readonly rss: number
}

/** A relay in a process of its own that unloads rooms soon and reports its memory when asked. */
const [databaseUrl = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
/** Fills the cache of diffs before anything is measured. */
const limits = { idleMs: 20, sharedDiffBytes: 1024 * 1024 }
const relayPool = openRelayPool(databaseUrl, 4, log)
const { port } = await startRelay({ relayPool }, { limits, log })

process.on('message', async () => {
  const { values } = await metrics.rooms.get()
  const rooms = values[0]?.value ?? 0
  if (rooms === 0) globalThis.gc?.()
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  process.send?.({ rooms, heapUsed, arrayBuffers, rss } satisfies MemoryReport)
})
process.on('disconnect', () => process.exit(0))
process.stdout.write(`${port}\n`)
