import type { Kysely, Selectable } from 'kysely'
import type { GoogleFile } from '#model/google/document-address.ts'
import type { GoogleDocumentTable } from '#server/database/tables/google.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { Refusal } from '#server/http/refusal.ts'

export type GoogleDocumentRow = Selectable<GoogleDocumentTable>

/** A list of a brand: of one member, or its own where `ownerId` is null. */
export interface List {
  readonly idBrand: number
  readonly ownerId: number | null
}

/** Links of one list. */
const mostDocuments = 200

/** Those of the brand and of one member, newest first. */
export function listRows(db: Kysely<DB>, idBrand: number, idAccount: number): Promise<GoogleDocumentRow[]> {
  return db
    .selectFrom('google_document')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', idAccount)]))
    .orderBy('id', 'desc')
    .execute()
}

export function readRow(db: Kysely<DB>, list: List, fileId: string): Promise<GoogleDocumentRow | undefined> {
  return db
    .selectFrom('google_document')
    .selectAll()
    .where('brand_id', '=', list.idBrand)
    .where('owner_id', 'is not distinct from', list.ownerId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
}

/**
 * Null where the list has the file already. Rejects with LIMIT_EXCEEDED where it is full. Locks the brand's row until the end of
 * the transaction, so that concurrent additions cannot exceed the limit.
 */
export async function insertRow(
  db: Kysely<DB>,
  { idBrand, ownerId }: List,
  { kind, fileId, title }: GoogleFile & { readonly title: string },
): Promise<GoogleDocumentRow | null> {
  await lockBrandRow(db, idBrand)
  if (await readRow(db, { idBrand, ownerId }, fileId)) return null
  const { count } = await db
    .selectFrom('google_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', idBrand)
    .where('owner_id', 'is not distinct from', ownerId)
    .executeTakeFirstOrThrow()
  if (count >= mostDocuments) throw new Refusal('LIMIT_EXCEEDED')
  return db
    .insertInto('google_document')
    .values({ brand_id: idBrand, owner_id: ownerId, kind, file_id: fileId, title })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function renameRow(
  db: Kysely<DB>,
  list: List,
  fileId: string,
  title: string,
): Promise<GoogleDocumentRow | undefined> {
  return db
    .updateTable('google_document')
    .set({ title })
    .where('brand_id', '=', list.idBrand)
    .where('owner_id', 'is not distinct from', list.ownerId)
    .where('file_id', '=', fileId)
    .returningAll()
    .executeTakeFirst()
}

/** Whether there was one. */
export async function deleteRow(db: Kysely<DB>, list: List, fileId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('google_document')
    .where('brand_id', '=', list.idBrand)
    .where('owner_id', 'is not distinct from', list.ownerId)
    .where('file_id', '=', fileId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
