import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { canReach, chooseUser, type SystemUser } from './user.ts'

export interface ClusterHome {
  readonly path: string
  readonly user: SystemUser | undefined
}

/**
 * The directory of the database cluster: `DATA_DIR/pg`. As root with a data directory that PostgreSQL's user cannot
 * enter (a clone below /root) it is elsewhere, and `DATA_DIR/pg.location` holds its path.
 */
export function findHome(dataDir: string, log: Logger): ClusterHome {
  const usual = join(dataDir, 'pg')
  const pointer = join(dataDir, 'pg.location')
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : usual
  if (existsSync(known)) return { path: known, user: chooseUser(known) }

  const user = chooseUser(null)
  if (canReach(dataDir, user)) return { path: usual, user }
  const elsewhere = join(rootsOwnDirectory(), `cluster-${randomBytes(6).toString('hex')}`)
  writeFileSync(pointer, `${elsewhere}\n`)
  log.warn(
    { dataDir, elsewhere },
    'PostgreSQL cannot reach DATA_DIR when started by root; its files lie elsewhere',
  )
  return { path: elsewhere, user }
}

/** Only root can write to this directory, so its contents can be trusted. */
export function rootsOwnDirectory(): string {
  const directory = '/var/lib/saegim'
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  return directory
}
