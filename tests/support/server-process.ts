import { readEnvironment } from '#server/environment/read-environment.ts'
import { startServer } from '#server/main.ts'

/* The server without the app, as a process that a test can kill. Tells its port. */
const server = await startServer(readEnvironment(process.env), { appDirectory: null })
process.send?.(server.port)
process.on('disconnect', () => process.exit())
