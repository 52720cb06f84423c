import { queuedBytes } from '../queue/queued-bytes.ts'
import type { StorageRoom } from '../uploads/room-left.ts'
import { useDriveScope, useLiveDrive } from './useDriveScope.ts'
import { useDriveState } from './useDriveState.ts'

/** How much room the brand's files take; undefined while the device is read. */
export function useStorage(): StorageRoom | undefined {
  const scope = useDriveScope('BRAND')
  const queue = useLiveDrive(scope, (live) => live.queue())
  const state = useDriveState('BRAND')
  if (!scope) return { used: null, allowed: null, queued: 0 }
  return queue && state && { used: state.used, allowed: state.allowed, queued: queuedBytes(queue) }
}
