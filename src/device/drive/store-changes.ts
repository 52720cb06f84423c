import type { Table } from 'dexie'
import { isSince } from '#model/time/stored-time.ts'
import { type AccountStore, accountStore } from '../store/account-store.ts'
import {
  type DriveFileRow,
  type DriveFolderRow,
  type DriveTable,
  type DriveTagRow,
  driveIds,
} from '../store/drive-row.ts'
import type { Changes } from './ask-changes.ts'
import type { DriveScope } from './read-drive.ts'

type Row = (DriveFileRow | DriveFolderRow | DriveTagRow) & { readonly changedAt?: number }

/**
 * Brings the mirror of a drive to what the server answered to a question of `askedAt`. Rows keep the keys that this device knows
 * them by. False where a command has changed one of them since: it stays, and the same changes have to be asked for again.
 */
export async function storeChanges(scope: DriveScope, changes: Changes, askedAt: number): Promise<boolean> {
  const store = accountStore(scope.idAccount)
  const { driveFiles, driveFolders, driveTags, driveThumbnails, files } = store
  return store.transaction('rw', [driveFiles, driveFolders, driveTags, driveThumbnails, files], async () => {
    const { removed } = changes
    const folders = await openKnown(store, scope, 'driveFolders', changes, [
      ...changes.directories.flatMap(({ idDirectory, idParentDirectory }) => [
        idDirectory,
        idParentDirectory,
      ]),
      ...changes.files.map(({ idDirectory }) => idDirectory),
      ...removed.idDirectories,
    ])
    const tags = await openKnown(store, scope, 'driveTags', changes, [
      ...changes.tags.map(({ idTag }) => idTag),
      ...changes.files.flatMap(({ idTags }) => idTags),
      ...removed.idTags,
    ])
    const idsOfFiles = [...changes.files.map(({ idFile }) => idFile), ...removed.idFiles]
    const known = await openKnown(store, scope, 'driveFiles', changes, idsOfFiles)
    const { brand, drive } = scope
    const placeOf = (id: number) => (id === 0 ? null : folders.keyOf(id))
    const held = [
      await folders.write(
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
          }),
        ),
        removed.idDirectories,
        askedAt,
      ),
      await tags.write(
        changes.tags.map(
          ({ idTag, name }): DriveTagRow => ({ key: tags.keyOf(idTag), brand, drive, idTag, name }),
        ),
        removed.idTags,
        askedAt,
      ),
      await known.write(
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
            hasThumbnail: file.thumbnail === 'READY',
            ...(isStillDue(file) ? { isStillDue: true } : {}),
          }),
        ),
        removed.idFiles,
        askedAt,
      ),
    ]
    return !held.includes(true)
  })
}

/** The rows of a table that the answer is about, all where it is the whole drive. */
async function openKnown(
  store: AccountStore,
  { brand, drive }: DriveScope,
  name: DriveTable,
  { isWhole }: Changes,
  ids: readonly number[],
) {
  const table = store.table(name) as Table<Row, string>
  const id = driveIds[name]
  const idOf = (row: Row) => (row as unknown as Readonly<Record<string, number | null>>)[id] ?? null
  const found = isWhole
    ? await table.where('[brand+drive]').equals([brand, drive]).toArray()
    : await table
        .where(id)
        .anyOf([...new Set(ids)])
        .toArray()
  const keys = new Map(found.map((row) => [idOf(row), row.key]))
  const prefix = id.slice(2).toLowerCase().replace('directory', 'folder')
  return {
    /** The one that this device gave it, otherwise one of its id. */
    keyOf: (of: number) => keys.get(of) ?? `${prefix}-${of}`,
    /** Writes only what differs, so that nothing is drawn again for an answer that says the same. Whether any was held back. */
    async write(next: readonly Row[], removed: readonly number[], askedAt: number): Promise<boolean> {
      const now = Date.now()
      const held = new Set(
        found.filter(({ changedAt = 0 }) => isSince(changedAt, askedAt, now)).map(({ key }) => key),
      )
      const before = new Map(found.map((row) => [row.key, textOf(row)]))
      const there = new Set(next.map(({ key }) => key))
      const isGone = (row: Row) => (isWhole ? !there.has(row.key) : removed.includes(idOf(row) ?? 0))
      const gone = found.filter((row) => isGone(row) && !held.has(row.key))
      const changed = next.filter((row) => !held.has(row.key) && before.get(row.key) !== textOf(row))
      if (gone.length > 0) await table.bulkDelete(gone.map(({ key }) => key))
      if (changed.length > 0) await table.bulkPut(changed)
      if (name === 'driveFiles') await deleteBytes(store, gone)
      return next.some(({ key }) => held.has(key))
    },
  }
}

/** Of files that were deleted for good. */
async function deleteBytes({ files, driveThumbnails }: AccountStore, gone: readonly Row[]): Promise<void> {
  const ids = gone.flatMap((row) => ('idFile' in row && row.idFile !== null ? [row.idFile] : []))
  if (ids.length === 0) return
  await files.where('idFile').anyOf(ids).delete()
  await driveThumbnails.bulkDelete(ids)
}

function isStillDue({ type, thumbnail }: Changes['files'][number]): boolean {
  return thumbnail === 'WAITING' && (type.startsWith('video/') || type === 'application/pdf')
}

/** What of a row the server says. */
function textOf({ changedAt: _changedAt, ...row }: Row): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function timeOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
