import { progressKey, uploadProgress } from '../queue/upload-progress.ts'
import { coalesce } from '../store/coalesce.ts'
import { useLive } from '../store/useLive.ts'
import { useWatched } from '../watch/useWatched.ts'
import { uploadsIn } from './uploads-in.ts'
import { useDriveScope, useLiveDrive } from './useDriveScope.ts'

export interface Upload {
  readonly n: number
  /** Of its file. */
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Bytes that the server has, or that have left this device. */
  readonly sent: number
  /** Null where it is not being sent, or it cannot be told yet. */
  readonly bytesPerSecond: number | null
  /** Null where it does not wait. */
  readonly waitsFor: WaitsFor | null
  /** Why the server refused it, '' where it gave no reason; null where it did not. */
  readonly reason: string | null
  /** Its bytes cannot be read on this device any more. */
  readonly isUnreadable: boolean
}

/**
 * `turn`: others go first. `network`, `server`: no answer, or none that it could use; it is tried again. `folder`: the server
 * refused the folder that it goes into.
 */
export type WaitsFor = 'turn' | 'resume' | 'network' | 'server' | 'signIn' | 'folder'

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
    const { arePaused } = await import('../queue/paused-uploads.ts')
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
