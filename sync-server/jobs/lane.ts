import { EventEmitter } from 'node:events'
import {
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'

const restartMs = 1_000
const toleratedFailures = 4

export interface LaneOptions {
  readonly lane: string
  /** Jobs that this process runs at once. */
  readonly slots: number
  readonly tasks: TaskList
  readonly cronItems: ParsedCronItem[]
  readonly pool: pg.Pool
  /** Creates the tables of the queue, where they are not there. */
  readonly migrate: () => Promise<void>
  readonly workerLogger: WorkerLogger
  readonly log: Logger
}

export interface RunningLane {
  /** Resolves when the running jobs have ended. */
  stop(): Promise<void>
}

/**
 * Runs jobs of some tasks, by workers that take no others: the library finds a job by the names of the tasks that a runner
 * has. Starts again after failures until `stop`.
 */
export async function startLane(options: LaneOptions): Promise<RunningLane> {
  const { lane, slots, tasks, cronItems, pool, migrate, workerLogger } = options
  const log = options.log.child({ lane })
  let stopping = false
  let restart: NodeJS.Timeout | undefined
  let beginning: Promise<void> = Promise.resolve()
  let runner: Runner = await begin()
  return {
    async stop() {
      stopping = true
      clearTimeout(restart)
      // A lane that is just restarting would continue without its connections.
      await beginning
      await runner.stop().catch(() => {})
    },
  }

  async function begin(): Promise<Runner> {
    await migrate()
    const events: WorkerEvents = new EventEmitter()
    const begun = await run({
      events,
      pgPool: pool,
      taskList: tasks,
      parsedCronItems: cronItems,
      concurrency: slots,
      noHandleSignals: true,
      // Without a batch, the library marks jobs as done or failed by a promise that nothing awaits: a connection lost
      // at that moment would end the process. With a batch delay of 0 the error stops the runner, and we restart it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: workerLogger,
    })
    // The library caches a failure of its first look-up for ever, so a connection that breaks at that moment makes
    // every poll fail: after a few failures in a row the lane is restarted.
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
