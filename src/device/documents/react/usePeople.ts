import { useEffect } from 'react'
import { useWatched } from '#device/watch/useWatched.ts'
import type { ShownDocument } from '../engine/shown-document.ts'
import type { PresentPerson } from '../relay/presence.ts'
import { useDocumentViews } from './useDocument.ts'

/** Other people who have the brand open, each once however many tabs. */
export function usePeople(): readonly PresentPerson[] {
  return useWatched(useOutermost().presence.people)
}

/** Publishes which step or page is open here, until the component is removed. */
export function useReportScreen(screen: string): void {
  const { presence } = useOutermost()
  useEffect(() => {
    presence.setScreen(screen)
    return () => presence.setScreen(null)
  }, [presence, screen])
}

/** Presence is that of the guide, because it is open on every screen of a brand. */
function useOutermost(): ShownDocument {
  const { byName, current } = useDocumentViews()
  return (byName.guide ?? current).document
}
