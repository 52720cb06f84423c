import type { Drive, DriveTag } from '../rows/drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** The tags of a drive, also those that are not sent yet; undefined while the device is read. */
export function useDriveTags(drive: Drive): readonly DriveTag[] | undefined {
  return useOfDrive(drive, ({ tags }) => tags)
}
