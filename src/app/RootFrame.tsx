import { useLingui } from '@lingui/react/macro'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { TopProgress } from '#ui/feedback/TopProgress.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ErrorReports } from './errors/ErrorReports.tsx'
import { useScreenTitle } from './routing/useScreenTitle.ts'

const Overlays = lazyComponent(() => import('./overlays/Overlays.tsx'), {
  when: afterFirstContentPaint,
})
const BackgroundTasks = lazyComponent(() => import('./background/BackgroundTasks.ts'), {
  when: afterFirstContentPaint,
})

/**
 * Around every screen and its frame: progress of navigation, the document's title, overlays, background tasks.
 */
export function RootFrame() {
  const { t } = useLingui()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useScreenTitle()
  return (
    <ErrorReports>
      <TopProgress isBusy={isLoading} label={t`화면을 불러오는 중`} />
      <Outlet />
      <Overlays />
      <BackgroundTasks />
    </ErrorReports>
  )
}
