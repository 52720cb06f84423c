import type pg from 'pg'

/**
 * Runs `work` once in a transaction on its own connection, for plain SQL without Kysely under transaction-level locks.
 * Rolls back and rejects where `work` rejects. A connection that cannot be rolled back is not reused.
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
