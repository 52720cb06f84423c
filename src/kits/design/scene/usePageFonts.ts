import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import type { FaceLetters } from '#scene/back-ends/faces-of.ts'
import { faceKey } from '#scene/back-ends/faces-of.ts'
import type { SceneFace } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { createFontBook } from './canvas-font-book.ts'
import { loadPageFonts } from './load-page-fonts.ts'

export interface PageFonts {
  /** Null until the fonts of the first texts are here, or known to be missing. A new one each time when more have come. */
  readonly book: FontBook | null
  /** Whether the book is that of the texts given last. */
  readonly isCurrent: boolean
  /** Faces that are not whole on this device, and cannot be downloaded now. Retried when the network is back. */
  readonly missing: readonly SceneFace[]
}

/** Loads the fonts of texts, so that they can be laid out and shown. */
export function usePageFonts(wanted: readonly FaceLetters[]): PageFonts {
  const isOnline = useOnline()
  const key = JSON.stringify(wanted.map(({ face, letters }) => [faceKey(face), [...letters].sort().join('')]))
  const [state, setState] = useState<{ key: string; fonts: Omit<PageFonts, 'isCurrent'> } | null>(null)
  // By key, because callers may pass a new list of the same faces on every render.
  const load = useEffectEvent(() => loadPageFonts(wanted))
  useEffect(() => {
    let isOver = false
    void load().then(({ slices, missing }) => {
      if (!isOver) setState({ key, fonts: { book: createFontBook(slices), missing } })
    })
    return () => {
      isOver = true
    }
  }, [key, isOnline])
  return { book: null, missing: [], ...state?.fonts, isCurrent: state?.key === key }
}
