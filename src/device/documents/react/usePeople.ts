import { useEffect } from 'react'
import { useWatched } from '#device/watch/useWatched.ts'
import type { ShownDocument } from '../engine/shown-document.ts'
import type { PresentPerson } from '../relay/presence.ts'
import { useDocumentViews } from './useDocument.ts'

/** Who else has the document open, each person once however many tabs; never oneself. */
export function usePeople(): readonly PresentPerson[] {
  return useWatched(useOutermost().presence.people)
}

/** Tells the others which step or page is open here, while it is. */
export function usePlace(place: string): void {
  const { presence } = useOutermost()
  useEffect(() => {
    presence.setPlace(place)
    return () => presence.setPlace(null)
  }, [presence, place])
}

/** The guide is open on every screen of a brand, so everybody meets there, whichever document they write in. */
function useOutermost(): ShownDocument {
  const { byName, current } = useDocumentViews()
  return (byName.guide ?? current).document
}
