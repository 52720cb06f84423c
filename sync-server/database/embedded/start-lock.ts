import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 60_000

/**
 * Runs `work` while no other process creates or starts the cluster of this data directory. Rejects after 60 s of
 * waiting.
 */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = join(dataDir, 'pg.lock')
  const mine = `${process.pid} ${startOf(process.pid)} ${randomBytes(8).toString('hex')}`
  const deadline = Date.now() + patienceMs
  while (!(await take(file, mine))) {
    if (Date.now() > deadline)
      throw new Error(`Another process has been starting PostgreSQL for too long: ${file}`)
    await pause(25)
  }
  try {
    return await work()
  } finally {
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

async function take(file: string, mine: string) {
  try {
    writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = read(file)
  if (holder === null || isAlive(holder)) return false
  rmSync(file, { force: true })
  try {
    writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
  } catch {
    return false
  }
  // Two processes may have found the same dead owner, and the slower one removed the lock of the faster one: check
  // again.
  await pause(50)
  return read(file) === mine
}

function isAlive(holder: string) {
  const [pid = '', start = ''] = holder.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startOf(Number(pid)) === start
}

/**
 * Start time of a process, which tells it from a later one with the same pid; '-' where the system does not report it.
 */
function startOf(pid: number) {
  if (process.platform !== 'linux') return '-'
  const stat = read(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
