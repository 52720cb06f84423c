import { useLive } from '#engine/store/useLive.ts'
import { useDriveScope } from './useDriveScope.ts'

/** Keys of the folders whose files this device keeps; undefined while it is read. */
export function useKeptFolders(): ReadonlySet<string> | undefined {
  const scope = useDriveScope('BRAND')
  const folders = useLive(scope && `${scope.idAccount} ${scope.brand}`, async () => {
    const { driveStore } = await import('../rows/drive-store.ts')
    return async () => {
      const { keptFolders } = driveStore(scope?.idAccount ?? 0)
      return new Set(
        await keptFolders
          .where('brand')
          .equals(scope?.brand ?? 0)
          .primaryKeys(),
      )
    }
  })
  return scope ? folders : new Set()
}
