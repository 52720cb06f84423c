import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '../database/tables/schema.ts'
import { addJob, type JobOptions, type Task, type Tasks } from './jobs.ts'

interface JobFacts<Payload> extends Omit<Task, 'run'> {
  readonly name: string
  /** Accepts `{}`, which runs of the cron have, and what an earlier release queued. */
  readonly payload: z.ZodType<Payload>
}

export interface DefinedJob<Payload> {
  readonly name: string
  /** Queues it in the caller's transaction. */
  add(db: Kysely<DB>, payload: Payload, options?: JobOptions): Promise<void>
  /** The same, at most once: what is queued already is replaced. */
  addOnce(db: Kysely<DB>, payload: Payload): Promise<void>
  task(run: (payload: Payload) => Promise<void>): Tasks
}

/** The one place for the facts of a job that code queues: its name, payload and lane, and by `task` what runs. */
export function defineJob<Payload>({ name, payload, ...facts }: JobFacts<Payload>): DefinedJob<Payload> {
  return {
    name,
    add: (db, given, options) => addJob(db, name, given, options),
    addOnce: (db, given) => addJob(db, name, given, { key: name }),
    task: (run) => ({ [name]: { ...facts, run: async (given) => run(payload.parse(given ?? {})) } }),
  }
}

/** Of a job that finds its work by itself. */
export const noPayload = z.object({})
