import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, plainEnvironment } from './binaries.ts'
import type { ClusterHome } from './home.ts'

const run = promisify(execFile)

/** Tried in this order. With plain C, pg_trgm and lower() ignore Korean; the locale check then stops the start. */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Creates the cluster if there is none. Returns its password. */
export async function initialize(dataDir: string, home: ClusterHome, binaries: Binaries): Promise<string> {
  const secretFile = join(dataDir, 'pg.secret')
  if (existsSync(home.path)) {
    checkVersion(home, binaries)
    if (existsSync(secretFile)) return readFileSync(secretFile, 'utf8').trim()
    throw new Error(`${secretFile} is missing; without it the database cannot be opened in ${home.path}.`)
  }
  const password = randomBytes(24).toString('hex')
  writeFileSync(secretFile, password, { mode: 0o600 })
  await createCluster(home, binaries, password)
  return password
}

/**
 * initdb writes to a temporary directory that is renamed at the end, so an interrupted run is never taken for a
 * cluster.
 */
async function createCluster({ path, user }: ClusterHome, binaries: Binaries, password: string) {
  const unfinished = `${path}.new`
  const passwordFile = `${path}.password`
  try {
    rmSync(passwordFile, { force: true })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (user) chownSync(passwordFile, user.uid, user.gid)
    const failures: unknown[] = []
    for (const locale of locales) {
      rmSync(unfinished, { recursive: true, force: true })
      mkdirSync(unfinished, { mode: 0o700 })
      if (user) chownSync(unfinished, user.uid, user.gid)
      try {
        await run(
          binaries.path('initdb'),
          [
            ...['-D', unfinished, '-U', 'app', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
            ...['-E', 'UTF8', `--locale=${locale}`, '--data-checksums'],
          ],
          { ...user, cwd: '/', env: plainEnvironment() },
        )
        renameSync(unfinished, path)
        return
      } catch (error) {
        failures.push(error)
      }
    }
    throw new AggregateError(failures, `The database could not be created in ${path}.`)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function checkVersion({ path }: ClusterHome, { major }: Binaries) {
  const version = Number(readVersion(path))
  if (version === major) return
  throw new Error(
    `${path} was written by PostgreSQL ${version}, this release brings ${major}: ` +
      'make a backup with the release that wrote it (npm run backup), and restore it here into another DATA_DIR (npm run restore).',
  )
}

function readVersion(path: string) {
  try {
    return readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  } catch (cause) {
    throw new Error(`${path} is not a database of ours, or belongs to another user.`, { cause })
  }
}
