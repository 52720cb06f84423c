import { useState } from 'react'

interface FadeLayer<Shown> {
  readonly key: number
  readonly shown: Shown
}

interface CrossFade<Shown> {
  /** From below: what was shown before, while it lasts, and what is shown now. */
  readonly layers: readonly FadeLayer<Shown>[]
  /** To be called when the upper one has appeared. */
  readonly onAppeared: () => void
}

/** Keeps what was shown under what is shown now, until that has appeared. Null changes nothing. */
export function useCrossFade<Shown extends object>(next: Shown | null): CrossFade<Shown> {
  const [layers, setLayers] = useState<readonly FadeLayer<Shown>[]>([])
  const top = layers.at(-1)
  if (next !== null && top?.shown !== next)
    setLayers([...(top ? [top] : []), { key: (top?.key ?? 0) + 1, shown: next }])
  return { layers, onAppeared: () => setLayers((all) => all.slice(-1)) }
}
