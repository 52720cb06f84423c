import { sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'

/**
 * Deletes files for good that an operator removes, and every file of the brand with the same bytes, in whichever drive: a copy would
 * be the same picture. The team cannot bring them back. Under `lockDrives`.
 */
export async function removeFiles(
  db: Transaction<DB>,
  idBrand: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('file')
    .set({ removed_at: sql<Date>`now()`, deleted_at: sql<Date>`coalesce(deleted_at, now())` })
    .where('brand_id', '=', idBrand)
    .where((where) =>
      where.or([
        where('id', 'in', ids),
        where(
          'sha256',
          'in',
          where
            .selectFrom('file as removed')
            .select('removed.sha256')
            .where('removed.brand_id', '=', idBrand)
            .where('removed.id', 'in', ids)
            .where('removed.sha256', 'is not', null),
        ),
      ]),
    )
    .execute()
}
