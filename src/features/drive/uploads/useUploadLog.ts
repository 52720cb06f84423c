import { useEffect, useRef } from 'react'
import { useDriveScope } from '#kits/drive/react/useDriveScope.ts'
import type { Uploads } from '#kits/drive/react/useUploads.ts'
import { clearDone, createLogger } from './upload-log.ts'

/** Keeps the log of uploads, which begins anew with another brand or account. */
export function useUploadLog(uploads: Uploads['uploads'] | undefined): void {
  const scope = useDriveScope('BRAND')
  const idAccount = scope?.idAccount ?? null
  const brand = scope?.brand ?? null
  const logger = useRef<ReturnType<typeof createLogger> | null>(null)

  useEffect(() => {
    if (idAccount === null || brand === null) return
    logger.current = createLogger(async (keys) => {
      const { readArrived } = await import('#kits/drive/queue/read-arrived.ts')
      return readArrived(idAccount, keys)
    })
    return () => {
      logger.current = null
      clearDone()
    }
  }, [idAccount, brand])

  useEffect(() => {
    if (!uploads) return
    logger.current?.(uploads).catch((cause: unknown) => console.warn('this device cannot be read', cause))
  }, [uploads])
}
