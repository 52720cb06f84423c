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
  const tree = [top]
  // A list is walked while it grows.
  for (const { id } of tree) for (const row of rows) if (row.parent_id === id) tree.push(row)
  return tree
}

export async function filesIn(
  db: Kysely<DB>,
  idBrand: number,
  directories: readonly number[],
): Promise<FileRow[]> {
  if (directories.length === 0) return []
  return db
    .selectFrom('file')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('directory_id', 'in', directories)
    .where('trashed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('directory_id')
    .orderBy('id')
    .execute()
}
