import type pg from 'pg'

/**
 * Runs `work` unless another node runs it: a lock of a database session, which disappears with the process. The queue
 * itself may run a job twice, where it took the first for dead.
 */
export async function oneAtATime(
  pool: pg.Pool,
  name: string,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(hashtext('jobs'), hashtext($1)) as taken`,
      [name],
    )
    if (!rows[0]?.taken) return
    try {
      await work(client)
    } finally {
      await client
        .query(`select pg_advisory_unlock(hashtext('jobs'), hashtext($1))`, [name])
        .catch((cause: Error) => {
          broken = cause
        })
    }
  } finally {
    client.release(broken)
  }
}
