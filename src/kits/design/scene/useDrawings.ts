import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { type FaceLetters, faceKey, facesOf } from '#scene/back-ends/faces-of.ts'
import type { Drawing, SceneFace } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { areLoaded, isKnownFace, loadFonts, missingOf, pageFontBook } from './page-fonts.ts'

export interface Drawings {
  /** Null until the fonts of the first ones are here, or known to be missing. Then always the newest. */
  readonly drawings: readonly Drawing[] | null
  /** Faces that are not whole on this device, and cannot be downloaded now. Retried when the network is back. */
  readonly missing: readonly SceneFace[]
}

/**
 * Draws pages in the fonts of this page, and again when their fonts have come. `draw` has to be the same function as long as it
 * draws the same; null draws nothing yet.
 */
export function useDrawings(draw: ((fonts: FontBook) => readonly Drawing[]) | null): Drawings {
  const isOnline = useOnline()
  const [round, setRound] = useState(0)
  const [isBegun, setIsBegun] = useState(false)
  const { drawings, wanted } = useMemo(() => {
    // Another round draws again with what was loaded meanwhile.
    void round
    return draw ? drawTraced(draw) : { drawings: null, wanted: [] }
  }, [draw, round])
  const lacking = missingOf(wanted)
  const key = JSON.stringify(wanted.map(({ face, letters }) => [faceKey(face), letters]))
  const load = useEffectEvent(async () => {
    if (areLoaded(wanted) && (missingOf(wanted).length === 0 || !isOnline)) return false
    await loadFonts(wanted)
    return true
  })
  useEffect(() => {
    let isOver = false
    void load().then((hasMore) => {
      if (!isOver && hasMore) setRound((now) => now + 1)
    })
    return () => {
      isOver = true
    }
  }, [key, isOnline])
  const isSettled = drawings !== null && areLoaded(wanted)
  if (isSettled && !isBegun) setIsBegun(true)
  return { drawings: isSettled || isBegun ? drawings : null, missing: lacking }
}

/**
 * Draws, and says which faces that takes: those of its texts, and those that were looked through for a letter. A face whose
 * letters are not known yet is taken to have them all; the next round knows better.
 */
function drawTraced(draw: (fonts: FontBook) => readonly Drawing[]): {
  readonly drawings: readonly Drawing[]
  readonly wanted: readonly FaceLetters[]
} {
  const fonts = pageFontBook()
  const looked = new Map<string, FaceLetters>()
  const drawings = draw({
    measure: fonts.measure,
    has: (face, letter) => {
      looked.set(faceKey(face), { face, letters: '' })
      return !isKnownFace(face) || fonts.has(face, letter)
    },
  })
  for (const used of facesOf(drawings)) looked.set(faceKey(used.face), used)
  return { drawings, wanted: [...looked.values()] }
}
