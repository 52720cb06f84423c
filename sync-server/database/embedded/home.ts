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
 * Where the cluster of a data directory lies: `DATA_DIR/pg`. Only when root keeps its data where the user
 * it steps down to cannot go (a clone below /root) does it lie elsewhere; `DATA_DIR/pg.location` says where.
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

/** Nobody but root can write here, so what lies here can be trusted. */
export function rootsOwnDirectory(): string {
  const directory = '/var/lib/saegim'
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  return directory
}
