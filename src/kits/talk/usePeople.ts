import { useEffect } from 'react'
import { useDocumentViews } from '#engine/documents/react/useDocument.ts'
import type { PresentPerson } from '#engine/documents/relay/presence.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { mainDocument } from '#model/document-kinds/names.ts'

/** Other people who have the brand open, each once however many tabs. */
export function usePeople(): readonly PresentPerson[] {
  return useWatched(usePresence().people)
}

/** Publishes which step or page is open here, until the component is removed. */
export function useReportScreen(screen: string): void {
  const presence = usePresence()
  useEffect(() => {
    presence.setScreen(screen)
    return () => presence.setScreen(null)
  }, [presence, screen])
}

/** That of the main document, because it is open on every screen of a brand. */
function usePresence() {
  const { byName, current } = useDocumentViews()
  return (byName[mainDocument] ?? current).document.presence
}
