import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { KindOfMany } from '#model/document-kinds/names.ts'
import type { BrandDocumentTable } from '#server/database/tables/documents.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mayRead, type Reader } from '#server/http/document-rights.ts'

export type CreatedType = 'USER' | 'BRAND'

export type DocumentRow = Omit<Selectable<BrandDocumentTable>, 'brand_id' | 'kind' | 'purging_at'> & {
  readonly changed_at: Date | null
  /** When its thumbnail was stored; null: there is none. */
  readonly drawn_at: Date | null
  /** Where it is: `directory_id`, unless that folder is in the trash; null: the top. */
  readonly place_id: number | null
}

/**
 * Rows that are not being purged, with the time of the last change, which the room has. What stays while its folder is in the trash
 * is at the top (`placed`) until the folder comes back.
 */
export function documentsOf(db: Kysely<DB>, idBrand: number) {
  return db
    .selectFrom('brand_document as made')
    .leftJoin('doc_room', (join) =>
      join.onRef('doc_room.brand_id', '=', 'made.brand_id').onRef('doc_room.document', '=', 'made.document'),
    )
    .leftJoin('design_thumbnail as drawn', (join) =>
      join.onRef('drawn.brand_id', '=', 'made.brand_id').onRef('drawn.document', '=', 'made.document'),
    )
    .leftJoin('directory as placed', (join) =>
      join.onRef('placed.id', '=', 'made.directory_id').on('placed.trashed_at', 'is', null),
    )
    .select([
      'made.id',
      'made.document',
      'made.title',
      'made.owner_id',
      'made.readers',
      'made.writers',
      'made.created_type',
      'made.directory_id',
      'placed.id as place_id',
      'made.form',
      'made.width',
      'made.height',
      'made.size_unit',
      'made.tags',
      'made.created_at',
      'made.trashed_at',
      'made.trashed_with',
      'doc_room.updated_at as changed_at',
      'drawn.stored_at as drawn_at',
    ])
    .where('made.brand_id', '=', idBrand)
    .where('made.purging_at', 'is', null)
}

/** Undefined: there is none of that name, or it is being purged. */
export function readDocumentRow(
  db: Kysely<DB>,
  idBrand: number,
  document: string,
): Promise<DocumentRow | undefined> {
  return documentsOf(db, idBrand).where('made.document', '=', document).executeTakeFirst()
}

interface Page {
  readonly kind: KindOfMany
  readonly isTrashed: boolean
  readonly before: number | undefined
  readonly size: number
  readonly createdType: CreatedType | undefined
  /** 0: the top; undefined: those of all folders. */
  readonly idDirectory: number | undefined
}

/** What this member may read, newest first; of the trash what was put into it by itself. */
export function listDocumentRows(
  db: Kysely<DB>,
  idBrand: number,
  reader: Reader,
  page: Page,
): Promise<DocumentRow[]> {
  const { before, size } = page
  return allPages(db, idBrand, reader, page)
    .$if(before !== undefined, (rows) => rows.where('made.id', '<', before ?? 0))
    .orderBy('made.id', 'desc')
    .limit(size)
    .execute()
}

/**
 * A hash of all pages of the same list, another one whenever one of its rows is. Sums of hashes of rows, because their text takes
 * PostgreSQL four times as long, and a list may have 20,000.
 */
export async function hashDocumentRows(
  db: Kysely<DB>,
  idBrand: number,
  reader: Reader,
  page: Page,
): Promise<string> {
  const { hash } = await db
    .selectFrom(allPages(db, idBrand, reader, page).as('listed'))
    .select(
      sql<string>`concat(count(*), ' ', sum(hash_record_extended(listed, 1)), ' ', sum(hash_record_extended(listed, 2)))`.as(
        'hash',
      ),
    )
    .executeTakeFirstOrThrow()
  return hash
}

function allPages(
  db: Kysely<DB>,
  idBrand: number,
  reader: Reader,
  { kind, isTrashed, createdType, idDirectory }: Page,
) {
  return documentsOf(db, idBrand)
    .where('made.kind', '=', kind)
    .where('made.trashed_at', isTrashed ? 'is not' : 'is', null)
    .$if(isTrashed, (rows) => rows.where('made.trashed_with', 'is', null))
    .where(mayRead(reader))
    .$if(createdType !== undefined, (rows) => rows.where('made.created_type', '=', createdType ?? 'USER'))
    .$if(idDirectory === 0, (rows) => rows.where(placeIn(isTrashed), 'is', null))
    .$if(Boolean(idDirectory), (rows) => rows.where(placeIn(isTrashed), '=', idDirectory ?? 0))
}

/** What is in the trash is named with the folder that it comes back to. */
function placeIn(isTrashed: boolean) {
  return isTrashed ? 'made.directory_id' : 'placed.id'
}

/** How many of the kind a brand has, also in the trash and being purged. */
export async function countDocuments(
  db: Transaction<DB>,
  idBrand: number,
  kind: KindOfMany,
): Promise<number> {
  const { count } = await db
    .selectFrom('brand_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', idBrand)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

type NewRow = Pick<DocumentRow, 'document' | 'title' | 'owner_id' | 'readers' | 'writers'> &
  Pick<DocumentRow, 'created_type' | 'directory_id'> &
  Partial<Pick<DocumentRow, 'form' | 'width' | 'height' | 'size_unit' | 'tags'>> & {
    readonly kind: KindOfMany
  }

/** False: there is one of that name, perhaps in the trash or being purged. */
export async function insertDocument(db: Transaction<DB>, idBrand: number, row: NewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brand_document')
    .values({ brand_id: idBrand, ...row })
    .onConflict((conflict) => conflict.columns(['brand_id', 'document']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type DocumentChanges = Partial<
  Pick<
    DocumentRow,
    'readers' | 'writers' | 'trashed_at' | 'trashed_with' | 'created_type' | 'directory_id' | 'owner_id'
  >
> & {
  readonly purging_at?: Date
}

/** Changes nothing of a document that is being purged. */
export async function changeDocumentRow(
  db: Kysely<DB>,
  idBrand: number,
  document: string,
  changes: DocumentChanges,
): Promise<void> {
  await db
    .updateTable('brand_document')
    .set(changes)
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .where(sql<boolean>`purging_at is null`)
    .execute()
}
