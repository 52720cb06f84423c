import type { Table } from 'dexie'
import { accountStore } from '../store/account-store.ts'
import type { DriveFileRow, DriveFolderRow, DriveTagRow } from '../store/drive-row.ts'
import type { ServedDrive, ServedFile } from './ask-drive.ts'
import type { DriveScope } from './read-drive.ts'

/**
 * Replaces the mirror of a drive by the server's answer, asked for at `askedAt`: what a command changed since stays until
 * the next one. Rows keep the keys that this device knows them by.
 */
export async function storeDrive(scope: DriveScope, served: ServedDrive, askedAt: number): Promise<void> {
  const { idAccount, brand, drive } = scope
  const store = accountStore(idAccount)
  const { driveFiles, driveFolders, driveTags } = store
  await store.transaction('rw', [driveFiles, driveFolders, driveTags], async () => {
    const of = [brand, drive]
    const files = await driveFiles.where('[brand+drive]').equals(of).toArray()
    const folders = await driveFolders.where('[brand+drive]').equals(of).toArray()
    const tags = await driveTags.where('[brand+drive]').equals(of).toArray()
    const keyOfFile = keysBy(files, ({ idFile }) => idFile, 'file')
    const keyOfFolder = keysBy(folders, ({ idDirectory }) => idDirectory, 'folder')
    const keyOfTag = keysBy(tags, ({ idTag }) => idTag, 'tag')
    const placeOf = (id: number) => (id === 0 ? null : keyOfFolder(id))

    const nextFiles = served.files.map(
      (file): DriveFileRow => ({
        key: keyOfFile(file.idFile),
        brand,
        drive,
        folder: placeOf(file.idDirectory),
        idFile: file.idFile,
        name: file.name,
        type: file.type,
        size: file.size,
        width: file.width,
        height: file.height,
        tags: file.idTags.map(keyOfTag),
        url: file.url,
        sha256: shaOf(file),
        idAccount: file.idAccount,
        createdAt: Date.parse(file.createdAt),
        trashedAt: timeOf(file.deletedAt),
        locked: file.locked,
      }),
    )
    const nextFolders = served.folders.map(
      (folder): DriveFolderRow => ({
        key: keyOfFolder(folder.idDirectory),
        brand,
        drive,
        parent: placeOf(folder.idParentDirectory),
        idDirectory: folder.idDirectory,
        name: folder.name,
        createdAt: Date.parse(folder.createdAt),
        trashedAt: timeOf(folder.deletedAt),
      }),
    )
    const nextTags = served.tags.map(
      ({ idTag, name }): DriveTagRow => ({ key: keyOfTag(idTag), brand, drive, idTag, name }),
    )
    await replace(store.table('driveFiles'), files, nextFiles, askedAt)
    await replace(store.table('driveFolders'), folders, nextFolders, askedAt)
    await replace(store.table('driveTags'), tags, nextTags, askedAt)
  })
}

/** Makes the key of a served row: the one that this device gave it, otherwise one of its id. */
function keysBy<Row extends { readonly key: string }>(
  rows: readonly Row[],
  idOf: (row: Row) => number | null,
  prefix: string,
): (id: number) => string {
  const known = new Map(rows.map((row) => [idOf(row), row.key]))
  return (id) => known.get(id) ?? `${prefix}-${id}`
}

/** Writes only what differs, so that nothing is drawn again for an answer that says the same. */
async function replace<Row extends { readonly key: string; readonly changedAt?: number }>(
  table: Table<Row, string>,
  before: readonly Row[],
  next: readonly Row[],
  askedAt: number,
): Promise<void> {
  const held = new Set(before.filter(({ changedAt = 0 }) => changedAt >= askedAt).map(({ key }) => key))
  const known = new Map(before.map((row) => [row.key, JSON.stringify(row)]))
  const keys = new Set(next.map(({ key }) => key))
  const gone = before.map(({ key }) => key).filter((key) => !keys.has(key) && !held.has(key))
  const changed = next.filter((row) => !held.has(row.key) && known.get(row.key) !== JSON.stringify(row))
  if (gone.length > 0) await table.bulkDelete(gone)
  if (changed.length > 0) await table.bulkPut(changed)
}

/** Of a server that says it. */
function shaOf(file: ServedFile): string | null {
  return 'sha256' in file && typeof file.sha256 === 'string' ? file.sha256 : null
}

function timeOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
