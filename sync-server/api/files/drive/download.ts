import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { Bytes, storedBody } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { takeName } from '../places/words.ts'
import type { FileRow } from '../queries.ts'
import type { DirectoryRow } from './directories.ts'
import { type ZipEntry, zipOf } from './zip.ts'

interface Asked {
  readonly idFiles: readonly number[]
  readonly idDirectories: readonly number[]
}

/**
 * One file as itself; several, or folders with all that is in them, as one archive that is written while it is sent. Rejects with
 * NOT_FOUND where the caller may not read one of them.
 */
export async function download(context: CallContext, asked: Asked): Promise<Bytes> {
  const { db, idBrand, services } = context
  const files = await readable(context, 'file', asked.idFiles)
  const folders = await readable(context, 'directory', asked.idDirectories)
  const [only] = files
  if (only && files.length === 1 && folders.length === 0) {
    const body = storedBody(services.storage, only.storage_key, only.size)
    return new Bytes({ body, type: only.media_type, fileName: only.name })
  }
  const entries: ZipEntry[] = []
  const taken = new Set<string>()
  const entryOf = (name: string, row: FileRow): ZipEntry => ({
    name,
    size: row.size,
    changedAt: row.created_at,
    isCompressible: /^text\/|svg|json/.test(row.media_type),
    open: async () => (await services.storage.get(row.storage_key))?.body ?? null,
  })
  for (const row of files) entries.push(entryOf(takeName(taken, row.name), row))
  for (const folder of folders) {
    const tree = await treeOf(db, idBrand, folder, takeName(taken, folder.name))
    for (const path of tree.values()) entries.push(folderEntry(`${path}/`, folder.created_at))
    for (const row of await filesIn(db, idBrand, [...tree.keys()]))
      entries.push(entryOf(`${tree.get(row.directory_id ?? 0)}/${row.name}`, row))
  }
  const { name } = await db
    .selectFrom('brand')
    .select('name')
    .where('id', '=', idBrand)
    .executeTakeFirstOrThrow()
  const [folder] = files.length === 0 && folders.length === 1 ? folders : []
  return new Bytes({
    body: Readable.from(zipOf(entries), { objectMode: false }),
    type: 'application/zip',
    fileName: `${folder?.name ?? name}.zip`,
  })
}

async function readable(context: CallContext, table: 'file', ids: readonly number[]): Promise<FileRow[]>
async function readable(
  context: CallContext,
  table: 'directory',
  ids: readonly number[],
): Promise<DirectoryRow[]>
async function readable(
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
  if (table === 'file') found = found.where('deleted_at', 'is', null)
  const rows = await found.execute()
  if (rows.length < wanted.length) throw new Refusal('NOT_FOUND')
  return rows as (FileRow | DirectoryRow)[]
}

/** The folder and those below it, each with its path. */
async function treeOf(
  db: Kysely<DB>,
  idBrand: number,
  top: DirectoryRow,
  name: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('directory')
    .select(['id', 'parent_id', 'name'])
    .where('brand_id', '=', idBrand)
    .where('owner_id', 'is not distinct from', top.owner_id)
    .where('trashed_at', 'is', null)
    .execute()
  const paths = new Map([[top.id, name]])
  // A map is walked in the order in which it grows.
  for (const [id, path] of paths)
    for (const row of rows) if (row.parent_id === id) paths.set(row.id, `${path}/${row.name}`)
  return paths
}

function filesIn(db: Kysely<DB>, idBrand: number, directories: readonly number[]): Promise<FileRow[]> {
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

function folderEntry(name: string, changedAt: Date): ZipEntry {
  return { name, size: 0, changedAt, isCompressible: false, open: async () => Readable.from([]) }
}
