import type { Change } from '#engine/store/change.ts'
import { isMirrorChange, madeBy } from '#engine/store/mirror-changes.ts'
import { driveMirror } from '#model/mirrors/drive.ts'
import type { DriveRows, DriveTable } from './drive-row.ts'

/** A change of a row of the mirror of a drive. */
export type DriveChange = {
  readonly [Table in DriveTable]: {
    readonly table: Table
    readonly key: string
    /** Merged into the row; a whole row where the command makes it, null where it deletes it. */
    readonly values: Partial<DriveRows[Table]> | null
    readonly isNew?: true
  }
}[DriveTable]

export function isDriveChange(change: Change): change is DriveChange {
  return isMirrorChange(change) && change.table in driveMirror.tables
}

/** The row of a drive that the command makes, if it makes one. */
export function driveMadeBy(changes: readonly Change[] | undefined): DriveChange | undefined {
  const made = madeBy(changes)
  return made && isDriveChange(made) ? made : undefined
}
