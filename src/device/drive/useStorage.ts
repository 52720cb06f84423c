import { queuedBytes } from './queued-bytes.ts'
import { useDriveScope, useLiveDrive } from './useDriveScope.ts'
import { useDriveState } from './useDriveState.ts'

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
  const queue = useLiveDrive(scope, (live) => live.queue())
  const state = useDriveState('BRAND')
  if (!scope) return { used: null, allowed: null, queued: 0 }
  return queue && state && { used: state.used, allowed: state.allowed, queued: queuedBytes(queue) }
}
