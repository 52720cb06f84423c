import { flushCompileCache } from 'node:module'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { startServer } from '#server/main.ts'

/* The server without the app, as a process that a test can kill. Tells its port, and whenever it is asked its peak memory. */
const server = await startServer(readEnvironment(process.env), { appDirectory: null })
// Compiled code is kept now: a process that is killed keeps none.
flushCompileCache()
process.send?.(server.port)
process.on('message', () => process.send?.(process.resourceUsage().maxRSS * 1024))
process.on('disconnect', () => process.exit())
