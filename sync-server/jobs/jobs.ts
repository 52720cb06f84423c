import { parseCronItems, runMigrations, type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { tablesLock } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import { inPoolTransaction } from '../database/transactions/pool-transaction.ts'
import { registry } from '../metrics.ts'
import { type RunningLane, startLane } from './lane.ts'

/**
 * What jobs are about, and how many of each a process runs at once. Jobs wait only for others of their lane, so that files
 * which take minutes hold up no payment and no mail.
 */
export const lanes = {
  /** Payments, refunds, renewals, credits. */
  money: 4,
  mail: 2,
  /** Whatever reads, writes or deletes bytes of the file store. */
  files: 2,
  /** Rows that have ended, sockets of ended sessions, accounts at sign-in providers. */
  upkeep: 3,
} as const

export type Lane = keyof typeof lanes

export interface Task {
  readonly lane: Lane
  /**
   * May run more than once: a process can die after the work and before it is marked as done. Ends when its work is done, or
   * when it has handed it over: a run that waits for other work keeps a slot of its lane.
   */
  run(payload: unknown): Promise<void>
  /**
   * Of a task that does all that is due, whatever its payload: how many of its runs a process has at once, so that they leave
   * slots of their lane to others. What is asked for meanwhile is done by one more run after them.
   */
  readonly runsAtOnce?: number
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

const missedMs = 24 * 60 * 60 * 1000

const finished = new Counter({
  name: 'saegim_jobs_total',
  help: 'Jobs by task and how an attempt ended',
  labelNames: ['task', 'outcome'],
  registers: [registry],
})

/** Connections besides those on which each lane listens for new jobs. Jobs use them only to be taken and marked as done. */
const sharedConnections = 4

/**
 * Starts the job queue in the same PostgreSQL and its cron tasks, each lane with workers of its own. Restarts a lane after
 * failures until `stop`.
 */
export async function startJobs(database: Pick<Database, 'url'>, tasks: Tasks, log: Logger): Promise<Jobs> {
  // A separate pool: graphile-worker expects bigint as pg parses it by default, and listens on a connection.
  const pool = new pg.Pool({
    connectionString: database.url,
    max: Object.keys(lanes).length + sharedConnections,
    application_name: `saegim jobs ${process.pid}`,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'the job queue lost a connection'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const workerLogger = new WorkerLogger(
    () => (level, message) => log[level === 'warning' ? 'warn' : level]({ jobs: true }, message),
  )
  const migrate = () => migrateAlone(pool, workerLogger)
  const running: RunningLane[] = []
  const stop = async () => {
    await Promise.all(running.map((lane) => lane.stop()))
    await pool.end()
  }
  try {
    await migrate()
    for (const [lane, slots] of Object.entries(lanes)) {
      const own = Object.fromEntries(Object.entries(tasks).filter(([, task]) => task.lane === lane))
      if (Object.keys(own).length === 0) continue
      const cronItems = parseCronItems(toCronItems(own))
      running.push(
        await startLane({
          lane,
          slots,
          tasks: toTaskList(own, log),
          cronItems,
          pool,
          migrate,
          workerLogger,
          log,
        }),
      )
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
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
      limitRuns(task, async (payload: unknown) => {
        try {
          await task.run(payload)
          finished.inc({ task: name, outcome: 'done' })
        } catch (error) {
          finished.inc({ task: name, outcome: 'failed' })
          log.error({ err: error, task: name }, 'a job failed and will be tried again')
          throw error
        }
      }),
    ]),
  )
}

type Run = Task['run']

function limitRuns({ runsAtOnce = Number.POSITIVE_INFINITY }: Task, run: Run): Run {
  let running = 0
  let isAskedAgain = false
  return async (payload) => {
    if (running >= runsAtOnce) {
      isAskedAgain = true
      return
    }
    running += 1
    try {
      do {
        isAskedAgain = false
        await run(payload)
      } while (isAskedAgain)
    } finally {
      running -= 1
    }
  }
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
