import { downloadFiles } from '#contract/drive.ts'
import type { Result } from '#engine/rest/rest.ts'
import { restBytes } from '#engine/rest/rest-bytes.ts'
import type { DriveFileRow, DriveFolderRow } from '../rows/drive-row.ts'

/** One archive of files and folders, made by the server. What it does not have yet is not in it. */
export function downloadAll(
  idBrand: number,
  files: readonly DriveFileRow[],
  folders: readonly DriveFolderRow[],
): Promise<Result<Blob>> {
  const idFiles = files.flatMap(({ idFile }) => idFile ?? [])
  const idDirectories = folders.flatMap(({ idDirectory }) => idDirectory ?? [])
  return restBytes(downloadFiles, { body: { idFiles, idDirectories } }, { idBrand })
}
