import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Contents of the postmaster.pid of a running PostgreSQL. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

/**
 * null: no PostgreSQL runs on this cluster. Removes the pid file of a killed one: a reused pid would block the next
 * start.
 */
export function findPostmaster(home: string): Postmaster | null {
  const found = readPostmaster(home)
  if (!found) rmSync(pidFileOf(home), { force: true })
  return found
}

/**
 * Like `findPostmaster`, but removes nothing: a PostgreSQL that is starting creates its pid file before it fills it.
 */
export function readPostmaster(home: string): Postmaster | null {
  const lines = readLines(pidFileOf(home))
  if (lines === null) return null
  const pid = Number(lines[0])
  if (!isRunning(pid, home)) return null
  return {
    pid,
    port: Number(lines[3] ?? 0),
    isReady: lines[7]?.trim() === 'ready',
  }
}

export function isRunning(pid: number, home: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0)
    const isZombie = /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return !isZombie && readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(home)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pidFileOf(home: string) {
  return join(home, 'postmaster.pid')
}

function readLines(file: string) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
