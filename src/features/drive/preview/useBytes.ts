import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'

export type Bytes =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly blob: Blob }
  /** Not on this device, and not to be had now. */
  | { readonly state: 'away' }

/** The bytes of a file, from this device or downloaded and kept on it. */
export function useBytes(file: DriveFile): Bytes {
  const isOnline = useOnline()
  const id = `${file.key} ${file.idFile}`
  const [found, setFound] = useState<{ id: string; bytes: Bytes } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file with the same key and id has the same bytes
  useEffect(() => {
    if (found?.id === id && found.bytes.state === 'here') return
    let isOver = false
    const read = async () => {
      const { readDriveFile } = await import('#kits/drive/bytes/read-drive-file.ts')
      const blob = await readDriveFile(file)
      if (!isOver) setFound({ id, bytes: blob ? { state: 'here', blob } : { state: 'away' } })
    }
    read().catch((cause: unknown) => {
      console.warn('a file cannot be read', cause)
      if (!isOver) setFound({ id, bytes: { state: 'away' } })
    })
    return () => {
      isOver = true
    }
  }, [id, isOnline])
  return found?.id === id ? found.bytes : { state: 'loading' }
}
