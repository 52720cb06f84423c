import { flushCompileCache } from 'node:module'
import { pino } from 'pino'
import { openRedisBus } from '#server/bus/redis-bus.ts'
import { openRelayPool } from '#server/database/pool.ts'
import { startRelay } from './test-relay.ts'

/** A relay in its own process, for tests that kill it: `test-server.ts <database> [<redis>]`. Prints its port. */
const [databaseUrl = '', redisUrl] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const relayPool = openRelayPool(databaseUrl, 4, log)
const bus = redisUrl === undefined ? undefined : await openRedisBus({ url: redisUrl, log, heartbeatMs: 100 })
const settings = { relay: { updatesPerSecond: 100_000 }, log, ...(bus && { bus }) }
const { port } = await startRelay({ relayPool }, settings)
// Compiled code is kept now: a process that is killed keeps none.
flushCompileCache()
process.stdout.write(`${port}\n`)
