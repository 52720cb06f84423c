import { useEffect } from 'react'
import type { PresentPerson } from './presence.ts'
import { useDocumentView } from './useDocument.ts'
import { useWatched } from './useWatched.ts'

/** Who else has the document open, each person once however many tabs; never oneself. */
export function usePeople(): readonly PresentPerson[] {
  return useWatched(useDocumentView().document.presence.people)
}

/** Tells the others which step or page is open here, while it is. */
export function usePlace(place: string): void {
  const { presence } = useDocumentView().document
  useEffect(() => {
    presence.setPlace(place)
    return () => presence.setPlace(null)
  }, [presence, place])
}
