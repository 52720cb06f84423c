import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../browser/network.ts'
import { type Face, loadFont } from './load-font.ts'

export type FontState = 'loading' | 'ready' | 'failed'

/** Loads a face for a text; null loads none. Retried when the network is back. */
export function useFont(face: Face | null, text: string): FontState {
  const isOnline = useOnline()
  const key = face ? `${face.family.slug} ${face.weight}` : ''
  const [known, setKnown] = useState<{ key: string; isReady: boolean } | null>(null)
  // By key, because callers may pass a new object of the same face on every render.
  const load = useEffectEvent(() => (face ? loadFont(face, text) : null))
  useEffect(() => {
    let isOver = false
    void load()?.then((isReady) => {
      if (!isOver) setKnown({ key, isReady })
    })
    return () => {
      isOver = true
    }
  }, [key, text, isOnline])
  if (known?.key !== key) return 'loading'
  return known.isReady ? 'ready' : 'failed'
}
