import { useSession } from '../identity/session.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { useFollowed } from '../store/useFollowed.ts'

/** All rows of the outbox in any state, oldest first; undefined while the device is read, none where it cannot be. */
export function useOutbox(): readonly OutboxRow[] | undefined {
  const id = useSession().session?.idAccount ?? null
  const rows = useFollowed(
    id === null ? null : `${id}`,
    async () => (await import('./live-outbox.ts')).liveOutbox(id ?? 0),
    (live) => live.get(),
    (live) => live.subscribeCalmly,
  )
  return id === null ? none : rows
}

const none: readonly OutboxRow[] = []
