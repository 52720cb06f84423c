import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { applyChanges, changesShown, createSame, statesOf } from '#kits/library/apply-changes.ts'
import { type DriveContents, type DriveFile, type DriveFolder, type DriveTag, kindOf } from './drive-file.ts'
import type { Drive, DriveFileRow, DriveFolderRow, DriveRows, DriveTable } from './drive-row.ts'
import { driveStore } from './drive-store.ts'

/** Whose drive of which brand. */
export interface DriveScope {
  readonly idAccount: number
  readonly brand: number
  readonly drive: Drive
}

export interface WholeDrive extends DriveContents {
  readonly tags: readonly DriveTag[]
}

/** All that this device knows of a drive, with the changes of queued commands. Those of refused ones are not shown. */
export async function readDrive({ idAccount, brand, drive }: DriveScope): Promise<WholeDrive> {
  const { driveFiles, driveFolders, driveTags, outbox } = driveStore(idAccount)
  const of = [brand, drive]
  const [files, folders, tags, queued] = await Promise.all([
    driveFiles.where('[brand+drive]').equals(of).toArray(),
    driveFolders.where('[brand+drive]').equals(of).toArray(),
    driveTags.where('[brand+drive]').equals(of).toArray(),
    outbox.where('brand').equals(brand).sortBy('n'),
  ])
  const rows = { driveFiles: byKey(files), driveFolders: byKey(folders), driveTags: byKey(tags) }
  return createShown()(rows, queued)(drive)
}

type Stored = { readonly [Table in DriveTable]: ReadonlyMap<string, DriveRows[Table]> }

/** What is shown of each drive. */
export type Shown = (drive: Drive) => WholeDrive

/** Makes what is shown of what is stored; what is as it was before is the same object, so that it is not drawn again. */
export function createShown(): (stored: Stored, queued: readonly OutboxRow[]) => Shown {
  const files = createSame<DriveFileRow, DriveFile>((row, upload) => ({
    ...row,
    kind: kindOf(row.type),
    upload,
  }))
  const folders = createSame<DriveFolderRow, DriveFolder>((row, making) => ({ ...row, making }))
  return (stored, queued) => {
    // A tag that was refused is not shown.
    const taken = queued.filter(({ state }) => state !== 'failed')
    const states = statesOf(queued)
    const stateAt = ({ key }: { readonly key: string }) => states.get(key) ?? null
    const applied = {
      driveFiles: applyChanges(stored.driveFiles, changesShown(queued, 'driveFiles')),
      driveFolders: applyChanges(stored.driveFolders, changesShown(queued, 'driveFolders')),
      driveTags: applyChanges(stored.driveTags, changesShown(taken, 'driveTags')),
    }
    return (drive) => {
      const ownDrive = (row: { readonly drive: Drive }) => row.drive === drive
      return {
        files: applied.driveFiles.filter(ownDrive).map((row) => files(row, stateAt(row))),
        folders: applied.driveFolders.filter(ownDrive).map((row) => folders(row, stateAt(row))),
        tags: applied.driveTags.filter(ownDrive),
      }
    }
  }
}

function byKey<Row extends { readonly key: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.key, row]))
}
