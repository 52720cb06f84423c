import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { openCluster } from './cluster.ts'
import { findHome } from './home.ts'
import { findPostmaster } from './postmaster.ts'

/** The URL of an embedded PostgreSQL that is running; null where none is. Starts nothing. */
export async function findRunning(dataDir: string): Promise<string | null> {
  const log = pino({ level: 'silent' })
  if (!existsSync(join(dataDir, 'pg')) && !existsSync(join(dataDir, 'pg.location'))) return null
  if (!findPostmaster(findHome(dataDir, log).path)?.isReady) return null
  return (await openCluster(dataDir, log)).url
}
