import { useSession } from '../identity/session.ts'
import { useLive } from '../store/useLive.ts'

export interface Upload {
  readonly n: number
  /** Of its file. */
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Why the server refused it, '' where it gave no reason; null where it did not. */
  readonly reason: string | null
}

export interface Uploads {
  readonly uploads: readonly Upload[]
  readonly isPaused: boolean
}

/** The files on their way to the drives of the open brand, oldest first; undefined while the device is read. */
export function useUploads(): Uploads | undefined {
  const { session, brand } = useSession()
  const isAsked = session !== null && typeof brand === 'number'
  const found = useLive(isAsked ? `${session.idAccount} ${brand}` : null, async () => {
    const { readUploads } = await import('./read-uploads.ts')
    return () => readUploads(session?.idAccount ?? 0, Number(brand))
  })
  return isAsked ? found : { uploads: [], isPaused: false }
}
