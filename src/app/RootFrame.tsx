import { useLingui } from '@lingui/react/macro'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { afterFirstContentPaint, useFirstContent } from '#device/browser/first-content.ts'
import { TopProgress } from '#ui/feedback/TopProgress.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useScreenTitle } from './routing/useScreenTitle.ts'

const Toasts = lazyComponent(() => import('./Toasts.tsx'))
const BackgroundTasks = lazyComponent(() => import('./background/BackgroundTasks.ts'), {
  when: afterFirstContentPaint,
})

/**
 * Around every screen and its frame: progress of navigation, the document's title, toasts, background tasks.
 */
export function RootFrame() {
  const { t } = useLingui()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const hasContent = useFirstContent()
  useScreenTitle()
  return (
    <>
      <TopProgress isBusy={isLoading} label={t`화면을 불러오는 중`} />
      <Outlet />
      <Suspense fallback={null}>
        {hasContent && <Toasts />}
        <BackgroundTasks />
      </Suspense>
    </>
  )
}
