import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { lateFonts } from '#engine/fonts/font-wait.ts'
import { createWatched } from '#engine/watch/watched.ts'
import type { LoadedFonts } from '#scene/back-ends/draw-with-fonts.ts'
import { recordNeeds } from '#scene/back-ends/record-needs.ts'
import type { Drawing, SceneFace } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { pageFonts } from './shared-fonts.ts'

export interface SceneDrawing<Drawn extends Drawing = Drawing> {
  /** Laid out with the fonts that are here. */
  readonly drawing: Drawn
  /** False while fonts are loading: a drawing is shown first when it is ready. */
  readonly isReady: boolean
  /** Faces that are not whole on this device, and cannot be downloaded now. Loaded again when the network is back, or one comes late. */
  readonly missing: readonly SceneFace[]
}

/** Grows when what was missing may be loaded again: every drawing of the page is laid out anew then. */
const retries = createWatched(0)

/**
 * Draws with the fonts of this page, again when more of them have come. `draw` is a new function where it draws something else.
 * It is given the same book as long as no fonts have come and `uses`, what is said of the fonts that it uses, is the same: what
 * was measured with that is known then.
 */
export function useSceneDrawing<Drawn extends Drawing>(
  draw: (book: FontBook) => Drawn,
  uses = '',
): SceneDrawing<Drawn> {
  const isOnline = useOnline()
  // A new object each time that more fonts have come.
  const [{ fonts }, setState] = useState(() => ({ fonts: { ...pageFonts() } }))
  const recorded = useMemo(() => recorderFor(fonts, uses), [fonts, uses])
  const { drawing, asked, needs } = useMemo(() => {
    const drawn = draw(recorded.book)
    return { drawing: drawn, asked: recorded.asked(), needs: recorded.needs() }
  }, [draw, recorded])
  useEffect(() => {
    if (needs.length === 0) return
    let isOver = false
    void fonts.load(needs).then(() => {
      if (!isOver) setState({ fonts: { ...fonts } })
    })
    return () => {
      isOver = true
    }
  }, [fonts, needs])
  const layOutAgain = useEffectEvent(() => setState({ fonts: { ...fonts } }))
  useEffect(() => retries.subscribe(() => layOutAgain()), [])
  const retry = useEffectEvent(() => {
    if (fonts.retry()) retries.set(retries.get() + 1)
  })
  useEffect(() => {
    if (isOnline) retry()
  }, [isOnline])
  useEffect(() => lateFonts.subscribe(() => retry()), [])
  return { drawing, isReady: needs.length === 0, missing: fonts.missingOf(asked) }
}

/** One for each use. */
function recorderFor({ book, isLoaded }: LoadedFonts, _uses: string) {
  return recordNeeds(book, isLoaded)
}
