import type pg from 'pg'

/**
 * Runs `work` in a transaction on a connection of its own, once: for SQL beside Kysely, under locks that belong to the
 * transaction. A connection that cannot even be rolled back does not return to the pool.
 */
export async function inPoolTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const outcome = await work(client)
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}
