import { useEffect, useState } from 'react'
import { watchReturn } from '#engine/browser/watch-return.ts'
import { useStorage } from '#kits/drive/react/useStorage.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import type { Refreshed } from '#kits/drive/server/refresh-drive.ts'

/**
 * Brings the drive onto this device when it is opened, when all that waited was sent, when the network is back, and when
 * the page is looked at again.
 */
export function useFreshDrive(drive: Drive): { result: Refreshed | null; refresh: () => void } {
  const [result, setResult] = useState<Refreshed | null>(null)
  const [asked, setAsked] = useState(0)
  const isSending = (useStorage()?.queued ?? 0) > 0
  useEffect(() => {
    let isOver = false
    const refresh = () => {
      void import('#kits/drive/server/refresh-drive.ts')
        .then(({ refreshDrive }) => refreshDrive(drive))
        .catch((): Refreshed => 'failed')
        .then((found) => {
          if (!isOver) setResult(found)
        })
    }
    if (!isSending) refresh()
    const stopWatching = watchReturn(refresh)
    return () => {
      isOver = true
      stopWatching()
    }
  }, [drive, asked, isSending])
  return { result, refresh: () => setAsked((before) => before + 1) }
}
