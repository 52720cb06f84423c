import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What `load` resolves to; undefined until it does, and where it rejects. With `fault` that is written to the console, without it
 * one can do without. Another `key` loads again, the same one does not; null loads nothing.
 */
export function useLoaded<Answer>(
  key: string | null,
  load: () => Promise<Answer>,
  fault?: string,
): Answer | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly answer: Answer } | null>(null)
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    if (key === null) return
    let isOver = false
    loadLatest().then(
      (answer) => {
        if (!isOver) setLoaded({ key, answer })
      },
      (cause: unknown) => {
        if (fault !== undefined) console.warn(fault, cause)
      },
    )
    return () => {
      isOver = true
    }
  }, [key, fault])
  return loaded !== null && loaded.key === key ? loaded.answer : undefined
}
