import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isForDevelopers } from '#model/access/guarded-paths.ts'
import { StatusPage } from './StatusPage.tsx'

const DeveloperScreen = lazy(() => import('./DeveloperScreen.tsx'))

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
