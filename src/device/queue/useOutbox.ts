import { useLiveQuery } from 'dexie-react-hooks'
import { useSession } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

/** All rows of the outbox in any state, oldest first; undefined while the device is read. */
export function useOutbox(): OutboxRow[] | undefined {
  const id = useSession().session?.idAccount ?? null
  return useLiveQuery(
    () =>
      id === null
        ? []
        : accountStore(id)
            .outbox.orderBy('n')
            .toArray()
            .catch(() => []),
    [id],
  )
}
