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
import { inPoolTransaction } from '../database/pool-transaction.ts'
import type { DB } from '../database/schema.ts'
import { registry } from '../metrics.ts'

export interface Task {
  /** May run more than once: a process can die between the work and the note that it is done. */
  run(payload: unknown): Promise<void>
  /** Minute, hour, day of month, month, day of week, in UTC. */
  readonly cron?: string
}

export type Tasks = Readonly<Record<string, Task>>

export interface JobOptions {
  /** At most one job with this key waits; a later one takes its place. */
  readonly key?: string
  readonly runAt?: Date
  readonly maxAttempts?: number
}

export interface Jobs {
  /** Waits for the jobs that are running. */
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

/** Runs what waits in the queue of the same PostgreSQL, and what the clock asks for. */
export async function startJobs(database: Pick<Database, 'url'>, tasks: Tasks, log: Logger): Promise<Jobs> {
  // A pool of its own: the worker's library expects bigint as pg delivers it, and listens on a connection.
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
      // A queue that begins anew just now would go on without its connections.
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
      // Without a batch the library's note that a job is done, or failed, is a promise that nobody holds: a
      // connection lost in that moment would end the process. A batch of one moment hands the error to the
      // pool, which stops, and we begin anew.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger,
    })
    // The library keeps the failure of its first look-up for ever, so a connection that breaks in that
    // moment leaves a queue that fails at every poll: after a few in a row we begin anew.
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

/** In the caller's transaction, so that the job exists exactly if its cause does. */
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
 * One process at a time, and not while another one migrates the database: what that reads of all tables fails where a
 * column is dropped just then. The lock belongs to the transaction, so a killed process leaves none behind.
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

/** A run missed while nothing ran, up to a day ago, is made up for. */
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
