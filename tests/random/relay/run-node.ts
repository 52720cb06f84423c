import { flushCompileCache } from 'node:module'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { startServer } from '#server/main.ts'
import { shiftClockOnDemand } from './shifted-clock.ts'

/** One node in a process of its own, to be killed. Prints its port; its log goes to the error stream. */
shiftClockOnDemand()
const { port } = await startServer(readEnvironment(process.env), { appDirectory: null })
// Compiled code is kept now: a process that is killed keeps none.
flushCompileCache()
process.stdout.write(`${port}\n`)
