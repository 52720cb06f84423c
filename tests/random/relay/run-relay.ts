import { pino } from 'pino'
import { openPool } from '#server/database/pool.ts'
import { metrics } from '#server/relay/relay-metrics.ts'
import { startRelay } from '#server/relay/test-relay.ts'

export interface MemoryReport {
  readonly rooms: number
  readonly heapUsed: number
  readonly rss: number
}

/** A relay in a process of its own that forgets rooms soon, and says how much memory it has whenever it is asked. */
const [databaseUrl = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const relayPool = openPool(databaseUrl, { max: 4, name: 'relay' }, log)
const { port } = await startRelay({ relayPool }, { limits: { idleMs: 20 }, log })

process.on('message', async () => {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const { values } = await metrics.rooms.get()
  process.send?.({ rooms: values[0]?.value ?? 0, heapUsed, rss } satisfies MemoryReport)
})
process.on('disconnect', () => process.exit(0))
process.stdout.write(`${port}\n`)
