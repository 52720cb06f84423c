import { useEffect, useState } from 'react'
import { useSession } from '../identity/session.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

/** All rows of the outbox in any state, oldest first; undefined while the device is read, none where it cannot be. */
export function useOutbox(): readonly OutboxRow[] | undefined {
  const id = useSession().session?.idAccount ?? null
  const [found, setFound] = useState<{ readonly id: number; readonly rows: readonly OutboxRow[] } | null>(
    null,
  )
  useEffect(() => {
    if (id === null) return
    let isOver = false
    let leave = () => {}
    const begin = async () => {
      // Imported on demand, so that the database is not in the first load.
      const { liveOutbox } = await import('./live-outbox.ts')
      if (isOver) return
      const live = liveOutbox(id)
      const show = () => {
        const rows = live.get()
        if (rows) setFound({ id, rows })
      }
      leave = live.subscribe(show)
      show()
    }
    begin().catch((cause: unknown) => console.warn('this device cannot be read', cause))
    return () => {
      isOver = true
      leave()
    }
  }, [id])
  if (id === null) return none
  return found?.id === id ? found.rows : undefined
}

const none: readonly OutboxRow[] = []
