import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Cluster } from './embedded/cluster.ts'

/** Key of the advisory lock: 'Saegim' in ASCII, below 2^53. */
const lockKey = 0x536165_67696d
const patienceMs = 3_000
const recoveryMs = 60_000

class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

export interface DirectoryLock {
  release(): Promise<void>
}

/**
 * Allows one process per data directory, by an advisory lock on a dedicated connection: it disappears with the process
 * and is never stale. When the connection drops, PostgreSQL itself may have been killed; it is restarted and the lock
 * is taken again. If that fails, `onLost` is called and has to stop the process. Rejects with `DirectoryInUse` where
 * another process has the lock.
 */
export async function lockDirectory(
  cluster: Cluster,
  dataDir: string,
  log: Logger,
  onLost: (reason: Error) => void,
): Promise<DirectoryLock> {
  let released = false
  let client = await take(patienceMs)
  watch(client)
  return {
    async release() {
      released = true
      await client.end().catch(() => {})
    },
  }

  function watch(held: pg.Client) {
    held.once('end', () => {
      if (released) return
      log.warn('the connection that guards DATA_DIR was lost; taking it again')
      void take(recoveryMs).then(
        (next) => {
          client = next
          if (released) return next.end()
          watch(next)
          log.info('DATA_DIR is guarded again')
        },
        (error: Error) => {
          if (!released) onLost(error)
        },
      )
    })
  }

  async function take(patience: number): Promise<pg.Client> {
    const deadline = Date.now() + patience
    for (;;) {
      const attempt = await tryOnce()
      if (attempt instanceof pg.Client) return attempt
      if (released || Date.now() > deadline) throw attempt
      await pause(50)
      if (!(attempt instanceof DirectoryInUse)) await cluster.ensureRunning()
    }
  }

  async function tryOnce(): Promise<pg.Client | Error> {
    const attempt = new pg.Client({
      connectionString: cluster.url,
      application_name: `saegim lock ${process.pid}`,
    })
    attempt.on('error', () => {})
    try {
      await attempt.connect()
      const { rows } = await attempt.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        lockKey,
      ])
      if (rows[0]?.taken) return attempt
      const inUse = new DirectoryInUse(await describeHolder(attempt))
      await attempt.end()
      return inUse
    } catch (error) {
      await attempt.end().catch(() => {})
      return error as Error
    }
  }

  async function describeHolder(asking: pg.Client) {
    const { rows } = await asking.query<{ name: string }>(
      `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
      [lockKey],
    )
    const pid = rows[0]?.name.replace('saegim lock ', '')
    return (
      `DATA_DIR ${dataDir} is in use by another Saegim${pid ? ` (process ${pid})` : ''}. ` +
      'Stop it first, or give this one a DATA_DIR of its own.'
    )
  }
}
