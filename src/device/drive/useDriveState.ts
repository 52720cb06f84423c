import { useLive } from '../store/useLive.ts'
import type { Drive } from './drive-file.ts'
import type { DriveState } from './drive-state.ts'
import { useDriveScope } from './useDriveScope.ts'

/** When the server was last read; undefined while the device is read. */
export function useDriveState(drive: Drive): DriveState | undefined {
  const scope = useDriveScope(drive)
  return useLive(scope && `${scope.idAccount} ${scope.brand} ${drive}`, async () => {
    const { readDriveState } = await import('./drive-state.ts')
    return async () => (scope ? readDriveState(scope) : { at: null, used: null, allowed: null })
  })
}
