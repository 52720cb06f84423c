import { useEffect, useState } from 'react'
import type { PlateGround } from '#model/logo/ground.ts'

/** How a logo is shown on a colour. `form`: an object URL of its one-colour form, in black. */
export type LogoOnColour =
  | { readonly kind: 'form'; readonly url: string }
  | { readonly kind: 'plate'; readonly ground: PlateGround }

/** In pixels, twice what the guide shows: finding the parts of a logo keeps the page busy for its whole area. */
const longestSide = 512

/** Null until the picture is decoded, and where it cannot be or nothing can be seen in it. */
export function useOneColour(url: string | null): LogoOnColour | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly shown: LogoOnColour | null } | null>(
    null,
  )
  useEffect(() => {
    if (!url) return
    let isOver = false
    let release = () => {}
    const find = async () => {
      const { oneColourPng } = await import('./one-colour-png.ts')
      const found = await oneColourPng(url, { longest: longestSide, isEnlarged: true })
      if (isOver) return
      if (found.kind !== 'form') return setKnown({ of: url, shown: found.kind === 'plate' ? found : null })
      const made = URL.createObjectURL(found.black)
      release = () => URL.revokeObjectURL(made)
      setKnown({ of: url, shown: { kind: 'form', url: made } })
    }
    find().catch((cause: unknown) => console.warn('the logo cannot be drawn in one colour', cause))
    return () => {
      isOver = true
      release()
    }
  }, [url])
  return known && known.of === url ? known.shown : null
}
