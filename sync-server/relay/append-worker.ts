import { parentPort, workerData } from 'node:worker_threads'
import { openPool } from '../database/pool.ts'
import type { LogLevel } from '../environment.ts'
import { createLog } from '../logging.ts'
import type { Append } from './append.ts'
import { type FromThread, type ThreadStart, type ToThread, unpack } from './append-messages.ts'
import { openAppender } from './appender.ts'

/** Longer than a closing node waits for this thread. */
const closingMs = 30_000
const { databaseUrl, logLevel, ...options } = workerData as ThreadStart
const log = createLog(logLevel as LogLevel)
const pool = openPool(databaseUrl, { max: 1, name: 'append' }, log)
const numbers = new Map<Append, number>()

const appender = openAppender(
  pool,
  {
    committed(appends, refused, seconds) {
      const otherHistory = [...refused.keys()].map(takeNumber)
      const stored = appends.filter((append) => !refused.has(append)).map(takeNumber)
      say({ kind: 'committed', numbers: stored, otherHistory, seconds })
    },
    failed(err, attempt) {
      log.error({ err, attempt, unsavedBytes: appender.bytes }, 'updates could not be stored; trying again')
      say({ kind: 'failed' })
    },
  },
  options,
)
appender.onStuck(() => say({ kind: 'stuck' }))

parentPort?.on('message', (message: ToThread) => {
  if (message === 'close') void close()
  else for (const [append, number] of unpack(message)) take(append, number)
})

// Opened before the first update needs it; without it the first commit tries again.
await pool.query('select 1').catch(() => undefined)
say({ kind: 'ready' })

function take(append: Append, number: number): void {
  numbers.set(append, number)
  // What was committed is told of group by group, and so is what belongs to another history.
  appender.append(append).catch(() => {
    if (numbers.has(append)) say({ kind: 'closed', number: takeNumber(append) })
  })
}

function takeNumber(append: Append): number {
  const number = numbers.get(append) ?? 0
  numbers.delete(append)
  return number
}

async function close(): Promise<void> {
  appender.close()
  await appender.flush(closingMs)
  await pool.end()
  parentPort?.close()
}

function say(message: FromThread): void {
  parentPort?.postMessage(message)
}
