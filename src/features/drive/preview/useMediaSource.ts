import { readFile } from '#contract/file.ts'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { urlOf } from '#engine/rest/rest.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'

/**
 * Address of a recording for `src`: of the bytes on this device, otherwise of the server, which answers the parts that the
 * player asks for. Undefined while the device is read, null where there is neither.
 */
export function useMediaSource(file: DriveFile): string | null | undefined {
  const { key, idFile } = file
  const find = async () => {
    const { findDriveBytes } = await import('#kits/drive/bytes/read-drive-file.ts')
    return findDriveBytes(file)
  }
  // A file with the same key and id has the same bytes.
  const blob = useLoaded(`${key} ${idFile}`, find, 'this device cannot be read')
  const url = useObjectUrl(blob ?? null)
  if (blob === undefined) return undefined
  if (blob !== null) return url ?? undefined
  return idFile === null ? null : urlOf(readFile, { params: { idFile } })
}
