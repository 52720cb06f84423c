import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../identity/session.ts'
import type { Drive } from './drive-file.ts'
import type { LiveDrive } from './live-drive.ts'
import type { DriveScope, WholeDrive } from './read-drive.ts'

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
  const id = scope && `${scope.idAccount} ${scope.brand}`
  const { idAccount = 0, brand = 0 } = scope ?? {}
  const [found, setFound] = useState<{ readonly id: string; readonly live: LiveDrive } | null>(null)
  useEffect(() => {
    if (id === null) return
    let isOver = false
    import('./live-drive.ts')
      .then(({ liveDrive }) => {
        if (!isOver) setFound({ id, live: liveDrive(idAccount, brand) })
      })
      .catch((cause: unknown) => console.warn('this device cannot be read', cause))
    return () => {
      isOver = true
    }
  }, [id, idAccount, brand])
  const live = found !== null && found.id === id ? found.live : null
  const get = () => (live ? read(live) : undefined)
  const subscribe = every === 'calm' ? live?.subscribeCalmly : live?.subscribe
  return useSyncExternalStore(subscribe ?? subscribeNothing, get, get)
}

function subscribeNothing(): () => void {
  return () => {}
}
