import type { Table } from 'dexie'
import { openAnswered } from '#kits/library/answered-rows.ts'
import {
  type DriveFileRow,
  type DriveFolderRow,
  type DriveRows,
  type DriveTable,
  type DriveTagRow,
  driveIds,
} from '../rows/drive-row.ts'
import { type DriveStore, driveStore } from '../rows/drive-store.ts'
import type { DriveScope } from '../rows/read-drive.ts'
import type { Changes } from './ask-changes.ts'

/** Begin the keys of rows that came from the server. */
const prefixes = { driveFiles: 'file', driveFolders: 'folder', driveTags: 'tag' } as const

/**
 * Brings the mirror of a drive to what the server answered to a question of `askedAt`. Rows keep the keys that this device knows
 * them by. False where a command has changed one of them since: it stays, and the same changes have to be asked for again.
 */
export async function storeChanges(scope: DriveScope, changes: Changes, askedAt: number): Promise<boolean> {
  const store = driveStore(scope.idAccount)
  const { driveFiles, driveFolders, driveTags, driveThumbnails, files } = store
  return store.transaction('rw', [driveFiles, driveFolders, driveTags, driveThumbnails, files], async () => {
    const { removed } = changes
    const open = <Name extends DriveTable>(name: Name, ids: readonly number[]) => {
      const table = store.table(name) as Table<DriveRows[Name], string>
      const all = changes.isWhole ? table.where('[brand+drive]').equals([scope.brand, scope.drive]) : null
      return openAnswered(table, { id: driveIds[name], prefix: prefixes[name], all, ids })
    }
    const folders = await open('driveFolders', [
      ...changes.directories.flatMap(({ idDirectory, idParentDirectory }) => [
        idDirectory,
        idParentDirectory,
      ]),
      ...changes.files.map(({ idDirectory }) => idDirectory),
      ...removed.idDirectories,
    ])
    const tags = await open('driveTags', [
      ...changes.tags.map(({ idTag }) => idTag),
      ...changes.files.flatMap(({ idTags }) => idTags),
      ...removed.idTags,
    ])
    const idsOfFiles = [...changes.files.map(({ idFile }) => idFile), ...removed.idFiles]
    const known = await open('driveFiles', idsOfFiles)
    const { brand, drive } = scope
    const placeOf = (id: number) => (id === 0 ? null : folders.keyOf(id))
    const writtenFolders = await folders.write(
      changes.directories.map(
        (folder): DriveFolderRow => ({
          key: folders.keyOf(folder.idDirectory),
          brand,
          drive,
          parent: placeOf(folder.idParentDirectory),
          idDirectory: folder.idDirectory,
          name: folder.name,
          createdAt: Date.parse(folder.createdAt),
          trashedAt: timeOf(folder.deletedAt),
          ...(folder.takesUploads && { takesUploads: true }),
        }),
      ),
      removed.idDirectories,
      askedAt,
    )
    const writtenTags = await tags.write(
      changes.tags.map(
        ({ idTag, name }): DriveTagRow => ({ key: tags.keyOf(idTag), brand, drive, idTag, name }),
      ),
      removed.idTags,
      askedAt,
    )
    const writtenFiles = await known.write(
      changes.files.map(
        (file): DriveFileRow => ({
          key: known.keyOf(file.idFile),
          brand,
          drive,
          folder: placeOf(file.idDirectory),
          idFile: file.idFile,
          name: file.name,
          type: file.type,
          size: file.size,
          width: file.width,
          height: file.height,
          tags: file.idTags.map(tags.keyOf),
          url: file.url,
          sha256: file.sha256,
          idAccount: file.idAccount,
          createdAt: Date.parse(file.createdAt),
          trashedAt: timeOf(file.deletedAt),
          locked: file.locked,
          ...(file.origin && { madeBy: { model: file.origin.model } }),
          hasThumbnail: file.thumbnail === 'READY',
          ...(isStillDue(file) ? { isStillDue: true } : {}),
        }),
      ),
      removed.idFiles,
      askedAt,
    )
    await deleteBytes(store, writtenFiles.gone)
    return !(writtenFolders.isHeld || writtenTags.isHeld || writtenFiles.isHeld)
  })
}

/** Of files that were deleted for good. */
async function deleteBytes(
  { files, driveThumbnails }: DriveStore,
  gone: readonly DriveFileRow[],
): Promise<void> {
  const ids = gone.flatMap(({ idFile }) => idFile ?? [])
  if (ids.length === 0) return
  await files.where('idFile').anyOf(ids).delete()
  await driveThumbnails.bulkDelete(ids)
}

function isStillDue({ type, thumbnail }: Changes['files'][number]): boolean {
  return thumbnail === 'WAITING' && (type.startsWith('video/') || type === 'application/pdf')
}

function timeOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
