import { Readable } from 'node:stream'
import { archiveName, archiveNames } from '#model/files/archive-names.ts'
import { Bytes, storedBody } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import type { FileRow } from '../queries.ts'
import { pathsIn } from './archive-paths.ts'
import { filesIn, readable, treeOf } from './trees.ts'
import { type ZipEntry, zipOf } from './zip.ts'

interface DownloadSelection {
  readonly idFiles: readonly number[]
  readonly idDirectories: readonly number[]
}

/**
 * One file as itself; several, or folders with all that is in them, as one archive that is written while it is sent. Rejects with
 * NOT_FOUND where the caller may not read one of them.
 */
export async function download(context: CallContext, asked: DownloadSelection): Promise<Bytes> {
  const { db, idBrand, services } = context
  const files = await readable(context, 'file', asked.idFiles)
  const folders = await readable(context, 'directory', asked.idDirectories)
  const [only] = files
  if (only && files.length === 1 && folders.length === 0) {
    const body = storedBody(services.storage, only.storage_key, only.size)
    return new Bytes({ body, type: only.media_type, fileName: only.name })
  }
  const entries: ZipEntry[] = []
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
  const names = archiveNames([...files, ...folders].map(({ name }) => name))
  for (const [at, row] of files.entries()) entries.push(entryOf(names[at] ?? row.name, row))
  for (const [at, folder] of folders.entries()) {
    const tree = await treeOf(db, idBrand, folder)
    const inside = await filesIn(
      db,
      idBrand,
      tree.map(({ id }) => id),
    )
    const paths = pathsIn(names[files.length + at] ?? folder.name, tree, inside)
    for (const row of tree) entries.push(folderEntry(`${paths.ofFolders.get(row.id)}/`, folder.created_at))
    for (const row of inside) entries.push(entryOf(paths.ofFiles.get(row.id) ?? row.name, row))
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
    fileName: `${archiveName(folder?.name ?? name)}.zip`,
  })
}

function folderEntry(name: string, changedAt: Date): ZipEntry {
  return { name, size: 0, changedAt, isCompressible: false, open: async () => Readable.from([]) }
}
