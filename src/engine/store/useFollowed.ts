import { useSyncExternalStore } from 'react'
import { useLoaded } from '../watch/useLoaded.ts'

/**
 * What `read` gives of tables in memory, again after every change; undefined while they are read. `load` imports what follows
 * them on demand, so that the database is not in the first load. Another `key` loads again; null loads nothing. `read` has to
 * give the same object as long as nothing changes.
 */
export function useFollowed<Live, Answer>(
  key: string | null,
  load: () => Promise<Live>,
  read: (live: Live) => Answer | undefined,
  subscribeTo: (live: Live) => (listener: () => void) => () => void,
): Answer | undefined {
  const live = useLoaded(key, load, 'this device cannot be read')
  const get = () => (live === undefined ? undefined : read(live))
  return useSyncExternalStore(live === undefined ? subscribeNothing : subscribeTo(live), get, get)
}

function subscribeNothing(): () => void {
  return () => {}
}
