import { useLive } from '../store/useLive.ts'
import { useDriveScope } from './useDriveScope.ts'

export interface StorageRoom {
  /** Bytes that the files of the brand take at the server; null where it never said. */
  readonly used: number | null
  /** Bytes that the plan allows; null where it is not known. */
  readonly allowed: number | null
  /** Bytes that wait on this device. */
  readonly queued: number
}

/** How much room the brand's files take; undefined while the device is read. */
export function useStorage(): StorageRoom | undefined {
  const scope = useDriveScope('BRAND')
  return useLive(scope && `${scope.idAccount} ${scope.brand}`, async () => {
    const { readRoom } = await import('./read-room.ts')
    return async () => (scope ? readRoom(scope) : { used: null, allowed: null, queued: 0 })
  })
}
