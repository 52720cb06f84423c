import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A press that comes while what it needs is being read: it is done as soon as that is known, unless something else is chosen
 * by then. `what`: says what is chosen and what it costs.
 */
export function usePressOnceKnown(
  isReading: boolean,
  what: string,
  act: () => void,
): { readonly press: () => void; readonly isWaiting: boolean } {
  const [pressed, setPressed] = useState<string | null>(null)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (pressed === null || (pressed === what && isReading)) return
    setPressed(null)
    if (pressed === what) actNow()
  }, [pressed, what, isReading])
  return { press: () => (isReading ? setPressed(what) : act()), isWaiting: pressed !== null }
}
