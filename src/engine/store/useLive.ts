import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Result of a query of the device's tables, updated after every change; undefined until the first one. `load` imports the
 * query and the database on demand, so that they are not in the first load. Another `key` runs it again; null runs none.
 */
export function useLive<Answer>(
  key: string | null,
  load: () => Promise<() => Promise<Answer>>,
): Answer | undefined {
  const [latest, setLatest] = useState<{ key: string; answer: Answer } | null>(null)
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    if (key === null) return
    let isOver = false
    let stop: (() => void) | null = null
    const begin = async () => {
      // Not at once with the query, which may wait before it loads the tables; they bring the database along.
      const query = await loadLatest()
      const { liveQuery } = await import('dexie')
      if (isOver) return
      const subscription = liveQuery(query).subscribe({
        next: (answer) => setLatest({ key, answer }),
        error: (cause: unknown) => console.warn('this device cannot be read', cause),
      })
      stop = () => subscription.unsubscribe()
    }
    begin().catch((cause: unknown) => console.warn('this device cannot be read', cause))
    return () => {
      isOver = true
      stop?.()
    }
  }, [key])
  return latest !== null && latest.key === key ? latest.answer : undefined
}
