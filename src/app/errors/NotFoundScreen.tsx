import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { withWords } from '#device/words/interface.ts'
import { isForDevelopers } from '#model/access/guarded-paths.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { StatusPage } from './StatusPage.tsx'

const DeveloperScreen = lazyComponent(() => withWords(import('./DeveloperScreen.tsx'), 'developer'))

/** Nothing is there; but some addresses are for developers alone, who see their pages where the server shows them. */
export function NotFoundScreen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const nothing = <StatusPage status={404} />
  if (!isForDevelopers(pathname)) return nothing
  return (
    <Suspense fallback={null}>
      <DeveloperScreen pathname={pathname} nothing={nothing} />
    </Suspense>
  )
}
