import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../browser/network.ts'
import { startTimer } from '../time/start-timer.ts'
import { fontWaitMs } from './font-wait.ts'
import { type Face, loadFont } from './load-font.ts'

export type FontState = 'loading' | 'ready' | 'failed'

/**
 * Loads a face for a text; null loads none. It has failed once the wait for a font is over, also while it still loads, and is
 * retried when the network is back.
 */
export function useFont(face: Face | null, text: string): FontState {
  const isOnline = useOnline()
  const key = face ? `${face.family.slug} ${face.weight}` : ''
  const [known, setKnown] = useState<{ key: string; isReady: boolean } | null>(null)
  // By key, because callers may pass a new object of the same face on every render.
  const load = useEffectEvent(() => (face ? loadFont(face, text) : null))
  useEffect(() => {
    const loading = load()
    if (!loading) return
    let isOver = false
    const tell = (isReady: boolean) => {
      if (!isOver) setKnown({ key, isReady })
    }
    const wait = startTimer(() => tell(false), fontWaitMs)
    void loading.then((isReady) => {
      clearTimeout(wait)
      tell(isReady)
    })
    return () => {
      isOver = true
      clearTimeout(wait)
    }
  }, [key, text, isOnline])
  if (known?.key !== key) return 'loading'
  return known.isReady ? 'ready' : 'failed'
}
