import { Readable } from 'node:stream'
import { Bytes, storedBody } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { takeName } from '../places/words.ts'
import type { FileRow } from '../queries.ts'
import type { DirectoryRow } from './directories.ts'
import { filesIn, readable, treeOf } from './trees.ts'
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
    open: async () => {
      const got = await services.storage.get(row.storage_key)
      if (got === null)
        services.log.error({ idBrand, idFile: row.id }, 'a file without bytes is not in an archive')
      return got?.body ?? null
    },
  })
  for (const row of files) entries.push(entryOf(takeName(taken, row.name), row))
  for (const folder of folders) {
    const tree = pathsOf(await treeOf(db, idBrand, folder), takeName(taken, folder.name))
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

/** The folders of a tree, each with its path. */
function pathsOf(tree: readonly DirectoryRow[], name: string): ReadonlyMap<number, string> {
  const [top, ...inside] = tree
  const paths = new Map([[top?.id ?? 0, name]])
  for (const row of inside) paths.set(row.id, `${paths.get(row.parent_id ?? 0)}/${row.name}`)
  return paths
}

function folderEntry(name: string, changedAt: Date): ZipEntry {
  return { name, size: 0, changedAt, isCompressible: false, open: async () => Readable.from([]) }
}
