import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { findRunning } from '../database/embedded/find-running.ts'
import type { DB } from '../database/tables/schema.ts'
import { readEnvironment } from '../environment/read-environment.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** Something that the operator asked for and that cannot be; its message says why. */
export class Mistake extends Error {}

const patienceMs = 5_000
/** Placeholder, so that no secret file is created; only the database is used. */
export const noSecret = 'not-made-for-commands-of-the-operator'

/** Runs `work` with one connection to the database of a server: that of DATABASE_URL, or the embedded one that runs. */
export async function withDatabase<Result>(
  variables: Variables,
  work: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = readEnvironment({ ...variables, SERVICE_TOKEN: noSecret })
  const url = databaseUrl ?? (await findRunning(dataDir))
  if (url === null)
    throw new Mistake(`No server runs over ${dataDir}: start it, so that there is a database.`)
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: patienceMs })
  pool.on('error', () => {})
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
