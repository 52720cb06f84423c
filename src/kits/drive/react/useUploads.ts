import { progressKey, uploadProgress } from '#engine/queue/upload-progress.ts'
import { coalesce } from '#engine/store/coalesce.ts'
import { useLive } from '#engine/store/useLive.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { type Upload, uploadsIn } from '../queue/uploads-in.ts'
import { useDriveScope, useLiveDrive } from './useDriveScope.ts'

export interface Uploads {
  readonly uploads: readonly Upload[]
  readonly isPaused: boolean
}

const calmProgress: typeof uploadProgress = {
  get: uploadProgress.get,
  subscribe: (listener) => uploadProgress.subscribe(coalesce(listener)),
}

/**
 * The files on their way to the drives of the open brand, oldest first; undefined while the device is read. Rendered after every
 * change, so that one that is sent at once is counted too.
 */
export function useUploads(): Uploads | undefined {
  const scope = useDriveScope('BRAND')
  const progress = useWatched(calmProgress)
  const idAccount = scope?.idAccount ?? 0
  const queue = useLiveDrive(scope, (live) => live.queue(), 'change')
  const isPaused = useLive(scope && String(idAccount), async () => {
    const { arePaused } = await import('#engine/queue/paused-uploads.ts')
    return () => arePaused(idAccount)
  })
  if (!scope) return { uploads: [], isPaused: false }
  if (queue === undefined || isPaused === undefined) return undefined
  return {
    isPaused,
    uploads: uploadsIn(queue, isPaused).map((upload) => {
      const now =
        upload.state === 'sending' ? progress.get(progressKey({ idAccount, n: upload.n })) : undefined
      return { ...upload, sent: now?.sent ?? upload.sent, bytesPerSecond: now?.bytesPerSecond ?? null }
    }),
  }
}
