import { useEffect, useState } from 'react'
import type { Toast } from './toasts.ts'

/** Until a dialog that closes with what a toast tells is closed: words that are moved at once may not be read. */
const settleMs = 100

/**
 * The toasts whose words are in the live regions. Words are there from a moment after their toast was shown until it is
 * gone or the live regions are moved to another `place`: so they are read once.
 */
export function useSpokenToasts(toasts: readonly Toast[], place: Element | null): readonly Toast[] {
  const [lastPlace, setLastPlace] = useState(place)
  const [lastSpoken, setLastSpoken] = useState(0)
  const [lastElsewhere, setLastElsewhere] = useState(0)
  const newest = toasts.at(-1)?.id ?? 0

  if (place !== lastPlace) {
    setLastPlace(place)
    setLastElsewhere(lastSpoken)
  }

  // `place` is one of the dependencies, because a new place has to settle as well.
  useEffect(() => {
    if (newest <= lastSpoken) return
    const timer = setTimeout(() => setLastSpoken(newest), settleMs)
    return () => clearTimeout(timer)
  }, [newest, lastSpoken, place])

  return toasts.filter(({ id }) => id > lastElsewhere && id <= lastSpoken)
}
