import { pino } from 'pino'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { createLog } from '#server/logging.ts'
import { startServer } from '#server/main.ts'

/** A node in its own process, of the build that this file is in. Prints its port; logs to stderr; SIGTERM stops it. */
const log = createLog('info', pino.destination({ dest: 2, sync: true }))
const server = await startServer(readEnvironment(process.env), { appDirectory: null, log })
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.stdout.write(`${server.port}\n`)
