import { pino } from 'pino'
import { openPool } from '../database/pool.ts'
import { startRelay } from './test-relay.ts'

/** A relay in a process of its own, to be killed. Prints its port. */
const log = pino({ level: 'silent' })
const relayPool = openPool(process.argv[2] ?? '', { max: 4, name: 'relay' }, log)
const { port } = await startRelay({ relayPool }, { relay: { updatesPerSecond: 100_000 }, log })
process.stdout.write(`${port}\n`)
