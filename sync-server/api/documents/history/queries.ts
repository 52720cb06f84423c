import { type Kysely, type Selectable, sql } from 'kysely'
import { type DocumentName, documentNames } from '#model/document-kinds/names.ts'
import type { DocVersionTable, SettleHistoryTable } from '#server/database/tables/documents.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Editor } from '#server/relay/log/update-log.ts'
import { versionExpiry } from '#server/relay/versions/version-expiry.ts'
import type { StoredState } from '#server/relay/versions/versions.ts'

export type VersionRow = Omit<Selectable<DocVersionTable>, 'state' | 'hash' | 'brand_id' | 'document'> & {
  readonly expires_at: Date | null
}

export interface DocKey {
  readonly idBrand: number
  readonly document: DocumentName
}

/** Versions without their state, with the time at which they are deleted, see `version-expiry.ts`. */
function versionsOf(db: Kysely<DB>, { idBrand, document }: DocKey) {
  return db
    .selectFrom('doc_version')
    .innerJoin('brand', 'brand.id', 'doc_version.brand_id')
    .innerJoin('plan', (join) => join.onRef('plan.key', '=', 'brand.plan').on('plan.currency', '=', 'KRW'))
    .select([
      'doc_version.id',
      'doc_version.kind',
      'doc_version.name',
      'doc_version.size',
      'doc_version.editors',
      'doc_version.created_at',
      sql<Date | null>`${sql.raw(versionExpiry('doc_version'))}`.as('expires_at'),
    ])
    .where('doc_version.brand_id', '=', idBrand)
    .where('doc_version.document', '=', document)
}

export function listVersionRows(
  db: Kysely<DB>,
  key: DocKey,
  { before, size }: { before: number | undefined; size: number },
): Promise<VersionRow[]> {
  const versions = versionsOf(db, key).orderBy('doc_version.id', 'desc').limit(size)
  return (before === undefined ? versions : versions.where('doc_version.id', '<', before)).execute()
}

export type ReplacedRow = Pick<
  Selectable<SettleHistoryTable>,
  'id' | 'document' | 'field' | 'kept' | 'other' | 'editor' | 'created_at'
> & { readonly full_name: string | null }

interface ReplacedPage {
  readonly document: DocumentName | undefined
  readonly before: number | undefined
  readonly size: number
}

/** Bytes of the values of one row as JSON. No field takes as many, so a larger one is of no use and is never answered. */
const mostOfReplaced = 64 * 1024
/** Bytes of the values of a page: fifty of the largest that a guard keeps. */
const mostOfPage = 512 * 1024

/**
 * Replaced values of REST, of one document or of all that this release knows; newest first. A page ends before the values that
 * would make it too large, which are not read: `hasMore`.
 */
export async function listReplacedRows(
  db: Kysely<DB>,
  idBrand: number,
  { document, before, size }: ReplacedPage,
): Promise<{ readonly rows: ReplacedRow[]; readonly hasMore: boolean }> {
  const listed = db
    .selectFrom('settle_history')
    .select([
      'settle_history.id',
      'settle_history.document',
      'settle_history.field',
      'settle_history.kept',
      'settle_history.other',
      'settle_history.editor',
      'settle_history.created_at',
      bytesOfReplaced.as('bytes'),
    ])
    .where('brand_id', '=', idBrand)
    .where('side', '=', 'document')
    .where('document', 'in', document === undefined ? documentNames : [document])
    .where(bytesOfReplaced, '<=', mostOfReplaced)
    .$if(before !== undefined, (rows) => rows.where('settle_history.id', '<', before ?? 0))
    .orderBy('settle_history.id', 'desc')
    .limit(size + 1)
  const summed = db
    .selectFrom(listed.as('listed'))
    .selectAll('listed')
    .select([
      sql<number>`sum(listed.bytes) over (order by listed.id desc)`.as('total'),
      sql<number>`count(*) over ()`.as('count'),
    ])
  const rows = await db
    .selectFrom(summed.as('page'))
    .leftJoin('account', 'account.id', 'page.editor')
    .select([
      'page.id',
      'page.document',
      'page.field',
      'page.kept',
      'page.other',
      'page.editor',
      'page.created_at',
      'page.count',
      'account.full_name',
    ])
    .where('page.total', '<=', mostOfPage)
    .orderBy('page.id', 'desc')
    .limit(size)
    .execute()
  return { rows, hasMore: rows.length < Number(rows[0]?.count ?? 0) }
}

/** What is stored larger is not unpacked to be measured. */
const bytesOfReplaced = sql<number>`case
  when pg_column_size(settle_history.kept) + pg_column_size(settle_history.other) > ${sql.lit(mostOfReplaced)} then ${sql.lit(mostOfReplaced + 1)}
  else octet_length(settle_history.kept::text) + octet_length(settle_history.other::text) end`

export function readVersionRow(db: Kysely<DB>, key: DocKey, id: number): Promise<VersionRow | undefined> {
  return versionsOf(db, key).where('doc_version.id', '=', id).executeTakeFirst()
}

export async function readVersionState(db: Kysely<DB>, key: DocKey, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('doc_version')
    .select('state')
    .where('brand_id', '=', key.idBrand)
    .where('document', '=', key.document)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state
}

export async function countNamed(db: Kysely<DB>, { idBrand, document }: DocKey): Promise<number> {
  const { count } = await db
    .selectFrom('doc_version')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .where('kind', '=', 'NAMED')
    .executeTakeFirstOrThrow()
  return count
}

/** The newest version, if it has exactly this state. */
export async function findSame(
  db: Kysely<DB>,
  { idBrand, document }: DocKey,
  { hash }: StoredState,
): Promise<number | null> {
  const newest = await db
    .selectFrom('doc_version')
    .select(['id', 'hash'])
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.hash.equals(hash) ? newest.id : null
}

export async function insertVersion(
  db: Kysely<DB>,
  { idBrand, document }: DocKey,
  { state, hash }: StoredState,
  facts: { kind: 'NAMED' | 'RESTORE'; name: string | null; editors: readonly Editor[] },
): Promise<number> {
  const { id } = await db
    .insertInto('doc_version')
    .values({
      brand_id: idBrand,
      document,
      kind: facts.kind,
      name: facts.name,
      state: Buffer.from(state),
      size: state.length,
      hash,
      editors: JSON.stringify(facts.editors),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sets or, with null, removes the name of a version. Without a name one of a newer release keeps its kind. */
export async function renameVersionRow(
  db: Kysely<DB>,
  { idBrand, document }: DocKey,
  id: number,
  name: string | null,
): Promise<boolean> {
  const renamed = await db
    .updateTable('doc_version')
    .set({
      name,
      kind: name === null ? sql`case when kind in ('NAMED', 'RESTORE') then 'AUTO' else kind end` : 'NAMED',
    })
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

export async function deleteVersionRow(
  db: Kysely<DB>,
  { idBrand, document }: DocKey,
  id: number,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('doc_version')
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
