import { useEffect, useState } from 'react'
import { watchReturn } from '#device/browser/watch-return.ts'
import type { Drive } from '#device/drive/drive-file.ts'
import type { Refreshed } from '#device/drive/refresh-drive.ts'
import { useStorage } from '#device/drive/useStorage.ts'

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
      void import('#device/drive/refresh-drive.ts')
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
