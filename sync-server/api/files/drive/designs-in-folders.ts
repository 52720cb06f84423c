import { sql, type Transaction } from 'kysely'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mayManage, type Reader } from '#server/http/document-rights.ts'

interface Named {
  readonly document: DocumentName
}

/**
 * Puts what is in these folders into the trash with the folder `top`, and answers what. What the member does not manage stays, and
 * is at the top until its folder comes back.
 */
export async function trashDocumentsIn(
  db: Transaction<DB>,
  idBrand: number,
  member: Reader,
  { top, directories }: { readonly top: number; readonly directories: readonly number[] },
): Promise<readonly DocumentName[]> {
  const { rows } = await sql<Named>`
    update brand_document made set trashed_at = now(), trashed_with = ${top}
    where made.brand_id = ${idBrand} and made.directory_id = any(${directories}::bigint[])
      and made.trashed_at is null and made.purging_at is null and ${mayManage(member)}
    returning made.document`.execute(db)
  return rows.map(({ document }) => document)
}

/** Takes out of the trash what went there with these folders. */
export async function restoreDocumentsOf(
  db: Transaction<DB>,
  idBrand: number,
  directories: readonly number[],
): Promise<void> {
  await db
    .updateTable('brand_document')
    .set({ trashed_at: null, trashed_with: null })
    .where('brand_id', '=', idBrand)
    .where('trashed_with', 'in', directories)
    .where('purging_at', 'is', null)
    .execute()
}

/** Deletes for good what went to the trash with these folders. What the member does not manage stays there by itself. */
export async function purgeDocumentsOf(
  db: Transaction<DB>,
  idBrand: number,
  member: Reader,
  directories: readonly number[],
): Promise<void> {
  await sql`
    update brand_document made set purging_at = now()
    where made.brand_id = ${idBrand} and made.trashed_with = any(${directories}::bigint[])
      and made.purging_at is null and ${mayManage(member)}`.execute(db)
  await sql`
    update brand_document set trashed_with = null, directory_id = null
    where brand_id = ${idBrand} and trashed_with = any(${directories}::bigint[]) and purging_at is null`.execute(
    db,
  )
}
