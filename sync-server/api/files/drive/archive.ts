import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { archiveName, archiveNames } from '#model/files/archive-names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Bytes, storedBody } from '#server/http/bytes.ts'
import type { Services } from '#server/http/context.ts'
import { plainBody } from '../plain-body.ts'
import type { FileRow } from '../queries.ts'
import { isShrinkable } from '../serve-file.ts'
import { pathsIn } from './archive-paths.ts'
import type { DirectoryRow } from './directories.ts'
import { beyondSmall } from './read-ahead.ts'
import { filesIn, treeOf } from './trees.ts'
import { type ZipEntry, zipOf } from './zip.ts'

export interface Chosen {
  readonly files: readonly FileRow[]
  readonly folders: readonly DirectoryRow[]
}

interface ArchiveServices {
  readonly db: Kysely<DB>
  readonly idBrand: number
  readonly services: Pick<Services, 'storage' | 'log'>
}

/** A folder with those below it and the files in them, without what is in the trash, and the paths of all from `name` on. */
export async function readFolder(
  { db, idBrand }: Omit<ArchiveServices, 'services'>,
  folder: DirectoryRow,
  name: string,
) {
  const tree = await treeOf(db, idBrand, folder)
  const files = await filesIn(
    db,
    idBrand,
    tree.map(({ id }) => id),
  )
  return { tree, files, paths: pathsIn(name, tree, files) }
}

/** One file as itself, of which a part may be asked for. */
export function fileBytes({ services }: Pick<ArchiveServices, 'services'>, row: FileRow): Bytes {
  const body = storedBody(services.storage, row.storage_key, row.size)
  return new Bytes({ body, type: row.media_type, fileName: row.name })
}

/** The same as `plainBody`. */
export async function plainBytes(
  { services }: Pick<ArchiveServices, 'services'>,
  row: FileRow,
): Promise<Bytes> {
  return new Bytes({ body: await plainBody(services, row), type: row.media_type, fileName: row.name })
}

/**
 * Files, and folders with all that is in them, as one archive that is written while it is sent. `isPlain`: for who is not of the team,
 * as `plainBody`.
 */
export async function archiveOf(
  place: ArchiveServices,
  { files, folders }: Chosen,
  { isPlain = false }: { readonly isPlain?: boolean } = {},
): Promise<Bytes> {
  const { db, idBrand, services } = place
  const entries: ZipEntry[] = []
  const entryOf = (name: string, row: FileRow): ZipEntry => ({
    name,
    // A picture that is drawn again may be larger: it is not read ahead.
    size: isPlain && isShrinkable(row) ? Math.max(row.size, beyondSmall) : row.size,
    changedAt: row.created_at,
    isCompressible: /^text\/|svg|json/.test(row.media_type),
    open: async () => {
      const got = await (isPlain
        ? (await plainBody(services, row)).open()
        : services.storage.get(row.storage_key))
      if (got === null)
        services.log.error({ idBrand, idFile: row.id }, 'a file without bytes is not in an archive')
      return got?.body ?? null
    },
  })
  const names = archiveNames([...files, ...folders].map(({ name }) => name))
  for (const [at, row] of files.entries()) entries.push(entryOf(names[at] ?? row.name, row))
  for (const [at, folder] of folders.entries()) {
    const inside = await readFolder(place, folder, names[files.length + at] ?? folder.name)
    const { ofFolders, ofFiles } = inside.paths
    for (const row of inside.tree) entries.push(folderEntry(`${ofFolders.get(row.id)}/`, folder.created_at))
    for (const row of inside.files) entries.push(entryOf(ofFiles.get(row.id) ?? row.name, row))
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
