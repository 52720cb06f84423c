import type pg from 'pg'

const batch = 1000

/**
 * Sets columns of the rows for which an SQL condition holds, a thousand in a statement, as `deleteInBatches` deletes them. The
 * condition must not hold for what was set.
 */
export async function changeInBatches(
  pool: pg.Pool,
  table: string,
  columns: string,
  condition: string,
): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `update ${table} set ${columns} where ctid = any(array(
         select ctid from ${table} where ${condition} limit ${batch} for update skip locked
       ))`,
    )
    if ((rowCount ?? 0) < batch) return
  }
}
