import { useEffect, useState } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'
import type { Page } from '#scene/body/body.ts'
import { useShown } from '../state/EditorProvider.tsx'
import { stablePages } from './stable-pages.ts'

/** A small picture is drawn again when a page has not changed for this long. */
const restMs = 400

/** The pages for small pictures: one that is being changed follows when it rests; one that comes, goes or moves at once. */
export function usePages(): readonly Page[] {
  const { pages } = useShown().body
  const [shown, setShown] = useState(pages)
  const ids = (list: readonly Page[]) => list.map(({ id }) => id).join()
  if (ids(shown) !== ids(pages)) setShown(stablePages(shown, pages))
  useEffect(() => {
    const timer = startTimer(() => setShown((before) => stablePages(before, pages)), restMs)
    return () => clearTimeout(timer)
  }, [pages])
  return shown
}
