import { EventEmitter } from 'node:events'
import {
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { tablesLock } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import { inPoolTransaction } from '../database/transactions/pool-transaction.ts'
import { registry } from '../metrics.ts'

export interface Task {
  /** May run more than once: a process can die after the work and before it is marked as done. */
  run(payload: unknown): Promise<void>
  /** Cron pattern (minute, hour, day of month, month, day of week) in UTC. */
  readonly cron?: string
}

export type Tasks = Readonly<Record<string, Task>>

export interface JobOptions {
  /** At most one job per key is queued; a later one replaces it. */
  readonly key?: string
  readonly runAt?: Date
  readonly maxAttempts?: number
}

export interface Jobs {
  /** Resolves when the running jobs have ended. */
  stop(): Promise<void>
}

const restartMs = 1_000
const toleratedFailures = 4
const missedMs = 24 * 60 * 60 * 1000

const finished = new Counter({
  name: 'saegim_jobs_total',
  help: 'Jobs by task and how an attempt ended',
  labelNames: ['task', 'outcome'],
  registers: [registry],
})

/** Starts the job queue in the same PostgreSQL and its cron tasks. Restarts it after failures until `stop`. */
export async function startJobs(database: Pick<Database, 'url'>, tasks: Tasks, log: Logger): Promise<Jobs> {
  // A separate pool: graphile-worker expects bigint as pg parses it by default, and listens on a connection.
  const pool = new pg.Pool({
    connectionString: database.url,
    max: 4,
    application_name: `saegim jobs ${process.pid}`,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'the job queue lost a connection'))
  pool.on('connect', (client) => client.on('error', () => {}))

  let stopping = false
  let restart: NodeJS.Timeout | undefined
  let beginning: Promise<void> = Promise.resolve()
  let runner: Runner
  try {
    runner = await begin()
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    async stop() {
      stopping = true
      clearTimeout(restart)
      // A queue that is just restarting would continue without its connections.
      await beginning
      await runner.stop().catch(() => {})
      await pool.end()
    },
  }

  async function begin() {
    const logger = new WorkerLogger(
      () => (level, message) => log[level === 'warning' ? 'warn' : level]({ jobs: true }, message),
    )
    await migrateAlone(pool, logger)
    const events: WorkerEvents = new EventEmitter()
    const begun = await run({
      events,
      pgPool: pool,
      taskList: toTaskList(tasks, log),
      parsedCronItems: parseCronItems(toCronItems(tasks)),
      concurrency: 2,
      noHandleSignals: true,
      // Without a batch, the library marks jobs as done or failed by a promise that nothing awaits: a connection lost
      // at that moment would end the process. With a batch delay of 0 the error stops the runner, and we restart it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger,
    })
    // The library caches a failure of its first look-up for ever, so a connection that breaks at that moment makes
    // every poll fail: after a few failures in a row the queue is restarted.
    let failures = 0
    events.on('worker:getJob:empty', () => {
      failures = 0
    })
    events.on('job:start', () => {
      failures = 0
    })
    events.on('worker:getJob:error', () => {
      failures += 1
      if (failures === toleratedFailures) void begun.stop().catch(() => {})
    })
    const ended = (error?: unknown) => {
      if (stopping) return
      log.error({ err: error }, 'the job queue stopped; starting it again')
      restartLater()
    }
    begun.promise.then(() => ended(), ended)
    return begun
  }

  function restartLater() {
    restart = setTimeout(() => {
      beginning = begin().then(
        (begun) => {
          runner = begun
        },
        (error: unknown) => {
          log.error({ err: error }, 'the job queue cannot start yet')
          if (!stopping) restartLater()
        },
      )
    }, restartMs)
  }
}

/** Queues a job in the caller's transaction, so that it exists only if the transaction commits. */
export async function addJob(
  kysely: Kysely<DB>,
  task: string,
  payload: unknown,
  { key, runAt, maxAttempts }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}::text, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::int, job_key => ${key ?? null}::text
  )`.execute(kysely)
}

/**
 * Creates the queue's tables, one process at a time and not during a migration of the database: both read all tables,
 * which fails if a column is dropped at that moment. The lock belongs to the transaction, so a killed process releases
 * it.
 */
async function migrateAlone(pool: pg.Pool, logger: WorkerLogger): Promise<void> {
  await inPoolTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [tablesLock])
    await runMigrations({ pgPool: pool, logger })
  })
}

function toTaskList(tasks: Tasks, log: Logger): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        try {
          await task.run(payload)
          finished.inc({ task: name, outcome: 'done' })
        } catch (error) {
          finished.inc({ task: name, outcome: 'failed' })
          log.error({ err: error, task: name }, 'a job failed and will be tried again')
          throw error
        }
      },
    ]),
  )
}

/** A run that was missed while no server ran is made up for, if it is less than a day old. */
function toCronItems(tasks: Tasks) {
  return Object.entries(tasks).flatMap(([task, { cron }]) =>
    cron
      ? [
          {
            task,
            identifier: task,
            match: cron,
            options: { backfillPeriod: missedMs, jobKey: task },
          },
        ]
      : [],
  )
}
