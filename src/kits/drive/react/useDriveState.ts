import { useLive } from '#engine/store/useLive.ts'
import type { Drive } from '../rows/drive-file.ts'
import type { DriveState } from '../rows/drive-state.ts'
import { useDriveScope } from './useDriveScope.ts'

/** When the server was last read; undefined while the device is read. */
export function useDriveState(drive: Drive): DriveState | undefined {
  const scope = useDriveScope(drive)
  return useLive(scope && `${scope.idAccount} ${scope.brand} ${drive}`, async () => {
    const { readDriveState } = await import('../rows/drive-state.ts')
    return async () => (scope ? readDriveState(scope) : { at: null, used: null, allowed: null })
  })
}
