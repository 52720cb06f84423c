import { useSession } from '../identity/session.ts'
import { useLive } from '../store/useLive.ts'
import type { Drive } from './drive-file.ts'
import type { DriveScope, WholeDrive } from './read-drive.ts'

/** The drive of the open brand; null for a brand without an account, which has none. */
export function useDriveScope(drive: Drive): DriveScope | null {
  const { session, brand } = useSession()
  if (!session || typeof brand !== 'number') return null
  return { idAccount: session.idAccount, brand, drive }
}

/** What `select` makes of all that the device knows of a drive; undefined while it is read. `key`: of its arguments. */
export function useOfDrive<Answer>(
  drive: Drive,
  key: string,
  select: (whole: WholeDrive) => Answer,
): Answer | undefined {
  const scope = useDriveScope(drive)
  const found = useLive(scope && `${scope.idAccount} ${scope.brand} ${drive} ${key}`, async () => {
    const { readDrive } = await import('./read-drive.ts')
    return async () => (scope ? select(await readDrive(scope)) : undefined)
  })
  return scope ? found : select({ files: [], folders: [], tags: [] })
}
