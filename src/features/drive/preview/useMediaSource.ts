import { useEffect, useState } from 'react'
import { readFile } from '#contract/file.ts'
import type { DriveFile } from '#device/drive/drive-file.ts'
import { urlOf } from '#device/rest/rest.ts'

/**
 * Address of a recording for `src`: of the bytes on this device, otherwise of the server, which answers the parts that the
 * player asks for. Undefined while the device is read, null where there is neither.
 */
export function useMediaSource(file: DriveFile): string | null | undefined {
  const { key, idFile } = file
  const id = `${key} ${idFile}`
  const [found, setFound] = useState<{ id: string; url: string | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file with the same key and id has the same bytes
  useEffect(() => {
    let made: string | null = null
    let isOver = false
    const find = async () => {
      const { findDriveBytes } = await import('#device/drive/read-drive-file.ts')
      const blob = await findDriveBytes(file)
      if (isOver) return
      made = blob && URL.createObjectURL(blob)
      const served = idFile === null ? null : urlOf(readFile, { params: { idFile } })
      setFound({ id, url: made ?? served })
    }
    find().catch((cause: unknown) => console.warn('this device cannot be read', cause))
    return () => {
      isOver = true
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [id])
  return found?.id === id ? found.url : undefined
}
