import { useSession } from '../identity/session.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { useLive } from '../store/useLive.ts'

/** All rows of the outbox in any state, oldest first; undefined while the device is read, none where it cannot be. */
export function useOutbox(): readonly OutboxRow[] | undefined {
  const id = useSession().session?.idAccount ?? null
  const rows = useLive(id === null ? null : String(id), async () => {
    const { accountStore } = await import('../store/account-store.ts')
    const { outbox } = accountStore(id ?? 0)
    return () =>
      outbox
        .orderBy('n')
        .toArray()
        .catch(() => [])
  })
  return id === null ? [] : rows
}
