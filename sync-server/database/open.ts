import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Environment } from '../environment/environment.ts'
import { checkLocale, checkVersion } from './check.ts'
import { lockDirectory } from './directory-lock.ts'
import { openCluster } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'
import { openPool, openRelayPool } from './pool.ts'
import { seed } from './seed/seed.ts'
import type { DB } from './tables/schema.ts'
import { checkRestored } from './unfinished-restore.ts'

export interface Database {
  readonly kysely: Kysely<DB>
  readonly pool: pg.Pool
  /** A small separate pool, so that slow queries never delay appends to the update log. */
  readonly relayPool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

export type DatabaseSettings = Pick<Environment, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>

const relayConnections = 6

/**
 * Opens the embedded database, or that of DATABASE_URL, and migrates, checks and seeds it. Rejects where a check fails.
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const server = await openServer(settings, log)
  const database = connect(server.url, settings.databasePoolSize, log, server.close)
  try {
    await checkVersion(database.pool)
    await checkRestored(database.pool)
    const applied = await migrate(database.kysely)
    if (applied.length > 0) log.info({ applied }, 'the database was migrated')
    await checkLocale(database.pool)
    await seed(database.kysely)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens only the pools, without migration, checks and seed. */
export function connect(
  url: string,
  poolSize: number,
  log: Logger,
  afterClose: () => Promise<void> = async () => {},
): Database {
  const pool = openPool(url, { max: poolSize, name: 'main' }, log)
  const relayPool = openRelayPool(url, Math.min(relayConnections, poolSize), log)
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  const close = async () => {
    await Promise.all([kysely.destroy(), relayPool.end()])
    await afterClose()
  }
  return {
    kysely,
    pool,
    relayPool,
    url,
    close() {
      closing ??= close()
      return closing
    },
  }
}

interface Server {
  readonly url: string
  readonly close: () => Promise<void>
}

async function openServer({ dataDir, databaseUrl }: DatabaseSettings, log: Logger): Promise<Server> {
  if (databaseUrl !== null) return { url: databaseUrl, close: async () => {} }
  const cluster = await openCluster(dataDir, log)
  const lock = await lockDirectory(cluster, dataDir, log, (reason) => {
    log.fatal({ err: reason }, 'DATA_DIR can no longer be guarded; stopping')
    process.kill(process.pid, 'SIGTERM')
  })
  log.info({ pid: cluster.pid, adopted: cluster.adopted }, 'the embedded PostgreSQL runs')
  return {
    url: cluster.url,
    async close() {
      await lock.release()
      await cluster.stop()
    },
  }
}
