import { useEffect } from 'react'
import { keepShownFonts } from '#device/fonts/keep-shown-fonts.ts'
import { noteArrival } from './arrival.ts'

/** What every page has behind its first words, and nobody sees. */
export default function BackgroundTasks() {
  useEffect(() => {
    // Without a network there is nobody to ask for the page that says so: it is here before, in the files that the
    // router will ask for.
    void Promise.allSettled([import('../errors/ErrorScreen.tsx'), import('../errors/NotFoundScreen.tsx')])
    void keepShownFonts()
    // As somebody came: the router may have led on meanwhile.
    const [arrived] = performance.getEntriesByType('navigation')
    if (arrived) noteArrival(arrived.name)
  }, [])
  return null
}
