import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type BrandRole, brandRoles, isAtLeast } from '#model/access/roles.ts'
import type { KindOfMany } from '#model/document-kinds/names.ts'
import type { BrandDocumentTable } from '#server/database/tables/documents.ts'
import type { DB } from '#server/database/tables/schema.ts'

export type DocumentRow = Omit<Selectable<BrandDocumentTable>, 'brand_id' | 'kind' | 'purging_at'> & {
  readonly changed_at: Date | null
  /** When its thumbnail was stored; null: there is none. */
  readonly drawn_at: Date | null
}

export interface Reader {
  readonly id: number
  readonly role: BrandRole
}

/** Rows that are not being purged, with the time of the last change, which the room has. */
function documentsOf(db: Kysely<DB>, idBrand: number) {
  return db
    .selectFrom('brand_document as made')
    .leftJoin('doc_room', (join) =>
      join.onRef('doc_room.brand_id', '=', 'made.brand_id').onRef('doc_room.document', '=', 'made.document'),
    )
    .leftJoin('design_thumbnail as drawn', (join) =>
      join.onRef('drawn.brand_id', '=', 'made.brand_id').onRef('drawn.document', '=', 'made.document'),
    )
    .select([
      'made.id',
      'made.document',
      'made.title',
      'made.owner_id',
      'made.readers',
      'made.writers',
      'made.created_at',
      'made.trashed_at',
      'doc_room.updated_at as changed_at',
      'drawn.stored_at as drawn_at',
    ])
    .where('made.brand_id', '=', idBrand)
    .where('made.purging_at', 'is', null)
}

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
}

/** What this member may read, newest first. */
export function listDocumentRows(
  db: Kysely<DB>,
  idBrand: number,
  { id, role }: Reader,
  { kind, isTrashed, before, size }: Page,
): Promise<DocumentRow[]> {
  const held = brandRoles.filter((needed) => isAtLeast(role, needed))
  return documentsOf(db, idBrand)
    .where('made.kind', '=', kind)
    .where('made.trashed_at', isTrashed ? 'is not' : 'is', null)
    .$if(role !== 'BRAND_ROLE_OWNER', (rows) =>
      rows.where((where) =>
        where.or([
          where('made.owner_id', '=', id),
          where('made.readers', 'in', held),
          where('made.writers', 'in', held),
        ]),
      ),
    )
    .$if(before !== undefined, (rows) => rows.where('made.id', '<', before ?? 0))
    .orderBy('made.id', 'desc')
    .limit(size)
    .execute()
}

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

/** False: there is one of that name, perhaps in the trash or being purged. */
export async function insertDocument(
  db: Transaction<DB>,
  idBrand: number,
  row: Pick<DocumentRow, 'document' | 'title' | 'owner_id' | 'readers' | 'writers'> & {
    readonly kind: KindOfMany
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brand_document')
    .values({ brand_id: idBrand, ...row })
    .onConflict((conflict) => conflict.columns(['brand_id', 'document']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Changes = Partial<Pick<DocumentRow, 'readers' | 'writers' | 'trashed_at'>> & {
  readonly purging_at?: Date
}

export async function changeDocumentRow(
  db: Kysely<DB>,
  idBrand: number,
  document: string,
  changes: Changes,
): Promise<void> {
  await db
    .updateTable('brand_document')
    .set(changes)
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .where(sql<boolean>`purging_at is null`)
    .execute()
}
