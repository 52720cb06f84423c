import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Memory that Linux offers as a folder. */
const memory = '/dev/shm'
const name = 'saegim-tests-'
const neededBytes = 4 * 1024 ** 3

/**
 * For this process and those that it starts: temporary files are in memory where there is enough, and compiled code is kept.
 * Some disks take twenty times as long to copy a database, which hundreds of tests do.
 */
export function prepareProcesses(): void {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../.cache/compiled')
  if (process.env.TMPDIR || !hasRoom()) return
  removeAbandoned()
  const folder = join(memory, `${name}${process.pid}`)
  // PostgreSQL may run as another user and has to enter.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < neededBytes) return false
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}

/** A run that was killed leaves its folder. A PostgreSQL that is left over ends when its files are gone. */
function removeAbandoned(): void {
  for (const entry of readdirSync(memory)) {
    const pid = Number(entry.slice(name.length))
    if (!entry.startsWith(name) || !Number.isSafeInteger(pid) || isRunning(pid)) continue
    rmSync(join(memory, entry), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
