import { useSession } from '#engine/identity/session.ts'
import { useFollowed } from '#engine/store/useFollowed.ts'
import type { Drive } from '../rows/drive-file.ts'
import type { LiveDrive } from '../rows/live-drive.ts'
import type { DriveScope, WholeDrive } from '../rows/read-drive.ts'

/** The drive of the open brand; null for a brand without an account, which has none. */
export function useDriveScope(drive: Drive): DriveScope | null {
  const { session, brand } = useSession()
  if (!session || typeof brand !== 'number') return null
  return { idAccount: session.idAccount, brand, drive }
}

const empty: WholeDrive = { files: [], folders: [], tags: [] }

/** What `select` makes of all that the device knows of a drive; undefined while it is read. */
export function useOfDrive<Answer>(drive: Drive, select: (whole: WholeDrive) => Answer): Answer | undefined {
  const scope = useDriveScope(drive)
  const whole = useLiveDrive(scope, (live) => live.read(drive))
  if (!scope) return select(empty)
  return whole && select(whole)
}

/**
 * What is read of the drives of a brand, again after every change, or a few times a second at most; undefined while they are
 * read, and without a scope. `read` has to give the same object as long as nothing changes.
 */
export function useLiveDrive<Answer>(
  scope: Pick<DriveScope, 'idAccount' | 'brand'> | null,
  read: (live: LiveDrive) => Answer | undefined,
  every: 'calm' | 'change' = 'calm',
): Answer | undefined {
  const { idAccount = 0, brand = 0 } = scope ?? {}
  return useFollowed(
    scope && `${idAccount} ${brand}`,
    async () => (await import('../rows/live-drive.ts')).liveDrive(idAccount, brand),
    read,
    (live) => (every === 'calm' ? live.subscribeCalmly : live.subscribe),
  )
}
