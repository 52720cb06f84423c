import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { fontWaitMs } from '#engine/fonts/font-wait.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { outlineLogo } from '#kits/logo/draft/outline-logo.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { composeLogo } from '#model/draft-logo/compose-logo.ts'
import type { Drawing } from '#model/draft-logo/drawing.ts'

export interface LogoDrawing {
  /** Null without a logo, until it is drawn, and where it cannot be. */
  readonly drawing: Drawing | null
  /** A font of it can neither be loaded nor is kept. */
  readonly hasFailed: boolean
  /** Letters that no font has, which it is drawn without; '' if there are none. */
  readonly missing: string
}

/** A logo of the logo maker as it is stored, drawn again when the connection changes. */
export function useLogoDrawing(state: LogoEditorState | null): LogoDrawing {
  const isOnline = useOnline()
  const [drawn, setDrawn] = useState<{ key: string; drawing: Drawing | null; missing: string } | null>(null)
  const key = state && JSON.stringify(state)
  useEffect(() => {
    if (key === null) return
    const stored = JSON.parse(key) as LogoEditorState
    let isOver = false
    const fail = () => {
      if (!isOver)
        setDrawn((last) => (last?.key === key && last.drawing ? last : { key, drawing: null, missing: '' }))
    }
    // It is still drawn when the font comes later.
    const wait = startTimer(fail, fontWaitMs)
    outlineLogo(stored).then(
      ({ outlines, missing }) => {
        clearTimeout(wait)
        if (!isOver) setDrawn({ key, drawing: composeLogo(stored, outlines), missing })
      },
      (cause: unknown) => {
        clearTimeout(wait)
        console.warn('a stored logo cannot be drawn', cause)
        fail()
      },
    )
    return () => {
      isOver = true
      clearTimeout(wait)
    }
  }, [key, isOnline])
  const own = drawn?.key === key ? drawn : null
  return {
    drawing: own?.drawing ?? null,
    hasFailed: own !== null && own.drawing === null,
    missing: own?.missing ?? '',
  }
}
