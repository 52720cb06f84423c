import { sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { mayManage } from '#server/http/document-rights.ts'
import type { CreatedType } from '../many/queries.ts'
import { memberOf } from '../many/rows.ts'

/**
 * Deletes for good the designs of a type in the trash that the caller manages, and the folders there; other designs stay in the
 * trash by themselves. The caller holds `lockDrives`.
 */
export async function clearTrash(
  context: CallContext,
  db: Transaction<DB>,
  createdType: CreatedType,
): Promise<void> {
  const { idBrand } = context
  await sql`
    update brand_document made set purging_at = now()
    where made.brand_id = ${idBrand} and made.kind = 'design' and made.trashed_at is not null
      and made.created_type = ${createdType} and made.purging_at is null and ${mayManage(memberOf(context))}`.execute(
    db,
  )
  await sql`
    update brand_document set trashed_with = null, directory_id = null
    where brand_id = ${idBrand} and kind = 'design' and trashed_at is not null
      and created_type = ${createdType} and purging_at is null`.execute(db)
  await db
    .deleteFrom('directory')
    .where('brand_id', '=', idBrand)
    .where('type', '=', 'TEMPLATE')
    .where('created_type', '=', createdType)
    .where('trashed_at', 'is not', null)
    .execute()
}
