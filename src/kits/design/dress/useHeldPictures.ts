import { useEffect, useEffectEvent, useState } from 'react'
import { heldPictures, holdPictures } from './held-pictures.ts'

/**
 * Pictures that all screens of a brand share: at once where another has read them, undefined until then. Reading stops when the
 * last screen that waits for it is left. `fault` is written to the console where it rejects.
 */
export function useHeldPictures<Value extends { readonly absent: number }>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
  fault: string,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: Value } | null>(null)
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    let isOver = false
    const held = holdPictures(key, (signal) => loadLatest(signal), isWhole)
    held.answer.then(
      (value) => {
        if (!isOver) setLoaded({ key, value })
      },
      (cause: unknown) => {
        if (!isOver) console.warn(fault, cause)
      },
    )
    return () => {
      isOver = true
      held.release()
    }
  }, [key, fault])
  return loaded?.key === key ? loaded.value : (heldPictures(key) as Value | undefined)
}

/** What is absent now may be there on the next screen. */
function isWhole({ absent }: { readonly absent: number }): boolean {
  return absent === 0
}
