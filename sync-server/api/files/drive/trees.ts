import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { FileRow } from '../queries.ts'
import type { DirectoryRow } from './directories.ts'

/** Rows that the caller may read and that are not in the trash. Rejects with NOT_FOUND where one is not there. */
export async function readable(
  context: CallContext,
  table: 'file',
  ids: readonly number[],
): Promise<FileRow[]>
export async function readable(
  context: CallContext,
  table: 'directory',
  ids: readonly number[],
): Promise<DirectoryRow[]>
export async function readable(
  { db, idBrand, account }: CallContext,
  table: 'file' | 'directory',
  ids: readonly number[],
): Promise<(FileRow | DirectoryRow)[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  let found = db
    .selectFrom(table)
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('id', 'in', wanted)
    .where('trashed_at', 'is', null)
    .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', account.id)]))
    .orderBy('id')
  // A drive has no folders of designs.
  found = table === 'file' ? found.where('deleted_at', 'is', null) : found.where('type', '=', 'DRIVE')
  const rows = await found.execute()
  if (rows.length < wanted.length) throw new Refusal('NOT_FOUND')
  return rows as (FileRow | DirectoryRow)[]
}

/** The folder and those below it, each behind the one that it is in. */
export async function treeOf(db: Kysely<DB>, idBrand: number, top: DirectoryRow): Promise<DirectoryRow[]> {
  const rows = await db
    .selectFrom('directory')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('owner_id', 'is not distinct from', top.owner_id)
    .where('type', '=', top.type)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .execute()
  const inside = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const tree = [top]
  // A list is walked while it grows.
  for (const { id } of tree) tree.push(...(inside.get(id) ?? []))
  return tree
}

/** The files of folders, without those in the trash; `most`: only the first ones. */
export async function filesIn(
  db: Kysely<DB>,
  idBrand: number,
  directories: readonly number[],
  most?: number,
): Promise<FileRow[]> {
  if (directories.length === 0) return []
  const files = ofFolders(db, idBrand, directories).selectAll().orderBy('directory_id').orderBy('id')
  return (most === undefined ? files : files.limit(most)).execute()
}

/** How many files there are in folders, without those in the trash. */
export async function countFilesIn(
  db: Kysely<DB>,
  idBrand: number,
  directories: readonly number[],
): Promise<number> {
  const { count } = await ofFolders(db, idBrand, directories)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const partOf = 1_000

/** The files of a folder in parts, without those in the trash: a large folder is never in memory as a whole. */
export async function* filesInParts(
  db: Kysely<DB>,
  idBrand: number,
  directory: number,
): AsyncGenerator<FileRow[]> {
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await ofFolders(db, idBrand, [directory])
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(partOf)
      .execute()
    yield rows
    isMore = rows.length === partOf
    last = rows.at(-1)?.id ?? last
  }
}

function ofFolders(db: Kysely<DB>, idBrand: number, directories: readonly number[]) {
  return db
    .selectFrom('file')
    .where('brand_id', '=', idBrand)
    .where('directory_id', 'in', directories)
    .where('trashed_at', 'is', null)
    .where('deleted_at', 'is', null)
}
