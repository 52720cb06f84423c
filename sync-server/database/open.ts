import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import type { DB } from './schema.ts'

export interface Database {
  readonly kysely: Kysely<DB>
  readonly pool: pg.Pool
  /** Small and apart, so that slow queries elsewhere never delay an append of the update log. */
  readonly relayPool: pg.Pool
  close(): Promise<void>
}

export declare function openDatabase(
  environment: Pick<Environment, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>,
  log: Logger,
): Promise<Database>
