import { useEffect, useEffectEvent, useState } from 'react'

/** A press that comes while what it needs is being read: it is done as soon as that is known. */
export function usePressOnceKnown(
  isReading: boolean,
  act: () => void,
): { readonly press: () => void; readonly isWaiting: boolean } {
  const [isWaiting, setIsWaiting] = useState(false)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!isWaiting || isReading) return
    setIsWaiting(false)
    actNow()
  }, [isWaiting, isReading])
  return { press: () => (isReading ? setIsWaiting(true) : act()), isWaiting }
}
