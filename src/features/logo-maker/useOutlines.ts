import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { fontWaitMs } from '#engine/fonts/font-wait.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { outlineLogo } from '#kits/logo/draft/outline-logo.ts'
import type { LogoEditorState, LogoText } from '#model/documents/logo-editor.ts'
import type { Outlines } from '#model/draft-logo/compose-logo.ts'

export interface DrawnOutlines {
  /** Null until the first outlines are made. */
  readonly outlines: Outlines | null
  readonly isBusy: boolean
  /** A font could not be loaded; the outlines are the last that could be made. */
  readonly hasFailed: boolean
  /** Characters that neither the font nor its fallbacks have, which are left out; '' if there are none. */
  readonly missing: string
}

/** Texts of the logo as paths, made again when texts, fonts or the connection change. */
export function useOutlines(state: LogoEditorState): DrawnOutlines {
  const isOnline = useOnline()
  const [drawn, setDrawn] = useState<DrawnOutlines & { key: string }>({
    key: '',
    outlines: null,
    isBusy: true,
    hasFailed: false,
    missing: '',
  })
  const { brandName, brandTagline, brandSymbol, isNameInTwoLines } = state
  const key = JSON.stringify([keyOf(brandName), keyOf(brandTagline), brandSymbol.id, isNameInTwoLines])
  const draw = useEffectEvent(() => outlineLogo(state))
  useEffect(() => {
    let isOver = false
    const fail = () => {
      if (!isOver) setDrawn((last) => ({ ...last, key, isBusy: false, hasFailed: true }))
    }
    // It is still drawn when the font comes later.
    const wait = startTimer(fail, fontWaitMs)
    draw().then(
      (made) => {
        clearTimeout(wait)
        if (!isOver) setDrawn({ key, ...made, isBusy: false, hasFailed: false })
      },
      (cause: unknown) => {
        clearTimeout(wait)
        console.warn('a font of the logo cannot be loaded', cause)
        fail()
      },
    )
    return () => {
      isOver = true
      clearTimeout(wait)
    }
  }, [key, isOnline])
  return { ...drawn, isBusy: drawn.key !== key }
}

function keyOf({ text, fontFamily, fontWeight }: LogoText): string {
  return `${fontFamily} ${fontWeight} ${text}`
}
