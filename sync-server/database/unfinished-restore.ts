import type pg from 'pg'

/** Exists while a backup is being restored, and after a restore that did not end. */
export const unfinishedRestore = 'unfinished_restore'

/** Throws where the database has only a part of a backup. */
export async function checkRestored(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string | null }>('select to_regclass($1)::text as name', [
    `public.${unfinishedRestore}`,
  ])
  if (rows[0]?.name)
    throw new Error(
      'A backup is being restored into this database, or that was interrupted: empty database and file store, and restore it again.',
    )
}
