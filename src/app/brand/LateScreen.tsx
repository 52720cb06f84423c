import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { afterPaint } from '#engine/browser/after-paint.ts'
import { delayFirstContent, isFirstContentPast } from '#engine/browser/first-content.ts'
import { Opening } from './Opening.tsx'

/**
 * A screen with much code of its own, on the first page: its title is painted, then its code is loaded, then everything else.
 * On later pages the route's loader has loaded it, see `preloadLater`.
 */
export function LateScreen({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(isFirstContentPast)
  useEffect(() => (isDue ? undefined : afterPaint(() => setDue(true))), [isDue])
  return isDue ? <Suspense fallback={<Coming />}>{children}</Suspense> : <Coming />
}

/** What a page can do without is loaded after the screen's own code, not beside it. */
export function Coming() {
  useEffect(() => delayFirstContent(), [])
  return <Opening />
}
