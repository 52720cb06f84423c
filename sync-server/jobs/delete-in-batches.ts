import type pg from 'pg'

const batch = 1000

/**
 * Deletes the rows for which an SQL condition holds, a thousand in a statement, so that no lock lasts long and a run that
 * was killed has done its part. `onDeleted` hears what `returning` names of each.
 */
export async function deleteInBatches<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  table: string,
  condition: string,
  { returning = '1', onDeleted }: { returning?: string; onDeleted?: (row: Row) => void } = {},
): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<Row>(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${condition} limit ${batch} for update skip locked
       )) returning ${returning}`,
    )
    for (const row of rows) onDeleted?.(row)
    if (rows.length < batch) return
  }
}
