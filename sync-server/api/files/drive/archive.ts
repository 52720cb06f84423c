import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { archiveName, archiveNames } from '#model/files/archive-names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Bytes, storedBody } from '#server/http/bytes.ts'
import type { Services } from '#server/http/context.ts'
import { plainBody } from '../plain-body.ts'
import type { FileRow } from '../queries.ts'
import { isShrinkable } from '../serve-file.ts'
import { placesIn } from './archive-paths.ts'
import type { DirectoryRow } from './directories.ts'
import { beyondSmall } from './read-ahead.ts'
import { countFilesIn, filesIn, filesInParts, treeOf } from './trees.ts'
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

/** How many files are in a folder and those below it, without what is in the trash, and the first `most` with their paths there. */
export async function listFolder(
  { db, idBrand }: Omit<ArchiveServices, 'services'>,
  folder: DirectoryRow,
  most: number,
) {
  const tree = await treeOf(db, idBrand, folder)
  const ids = tree.map(({ id }) => id)
  const rows = await filesIn(db, idBrand, ids, most)
  const places = placesIn('', tree)
  const pathOf = ({ directory_id, name }: FileRow) => `${places.get(directory_id ?? 0)?.path ?? ''}/${name}`
  return {
    count: rows.length < most ? rows.length : await countFilesIn(db, idBrand, ids),
    files: rows.map((row) => ({ id: row.id, size: row.size, path: pathOf(row).slice(1) })),
  }
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
 * Files, and folders with all that is in them, as one archive that is written while it is sent. What is in the folders is read
 * meanwhile, so that memory does not grow with it. `isPlain`: for who is not of the team, as `plainBody`.
 */
export async function archiveOf(
  place: ArchiveServices,
  { files, folders }: Chosen,
  { isPlain = false }: { readonly isPlain?: boolean } = {},
): Promise<Bytes> {
  const { db, idBrand, services } = place
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
  async function* entries(): AsyncGenerator<ZipEntry> {
    const names = archiveNames([...files, ...folders].map(({ name }) => name))
    for (const [at, row] of files.entries()) yield entryOf(names[at] ?? row.name, row)
    for (const [at, folder] of folders.entries())
      yield* entriesIn(folder, names[files.length + at] ?? folder.name)
  }
  async function* entriesIn(top: DirectoryRow, name: string): AsyncGenerator<ZipEntry> {
    const tree = await treeOf(db, idBrand, top)
    for (const [id, { path, taken }] of placesIn(name, tree)) {
      yield folderEntry(`${path}/`, top.created_at)
      for await (const rows of filesInParts(db, idBrand, id)) {
        const names = archiveNames(
          rows.map((row) => row.name),
          taken,
        )
        for (const [at, row] of rows.entries()) yield entryOf(`${path}/${names[at]}`, row)
      }
    }
  }
  const { name } = await db
    .selectFrom('brand')
    .select('name')
    .where('id', '=', idBrand)
    .executeTakeFirstOrThrow()
  const [folder] = files.length === 0 && folders.length === 1 ? folders : []
  return new Bytes({
    body: Readable.from(zipOf(entries()), { objectMode: false }),
    type: 'application/zip',
    fileName: `${archiveName(folder?.name ?? name)}.zip`,
  })
}

function folderEntry(name: string, changedAt: Date): ZipEntry {
  return { name, size: 0, changedAt, isCompressible: false, open: async () => Readable.from([]) }
}
