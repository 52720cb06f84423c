import { useLingui } from '@lingui/react/macro'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { afterPaint } from '#device/browser/after-paint.ts'
import { afterFirstContentPaint, noteFirstContent, useFirstContent } from '#device/browser/first-content.ts'
import { TopProgress } from '#ui/feedback/TopProgress.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useScreenTitle } from '../routing/useScreenTitle.ts'
import { BrandShell, frameOwner, PersonalFrame, PublicShell } from './load-shell.ts'

const Toasts = lazyComponent(() => import('./Toasts.tsx'))
const BackgroundTasks = lazyComponent(() => import('../background/BackgroundTasks.ts'), {
  when: afterFirstContentPaint,
})

/** Around every screen: its frame, its title, what may come over it. */
export function Shell() {
  const { t } = useLingui()
  const matches = useMatches()
  const screen = matches[0]?.context.hasNothing ? undefined : matches.at(-1)?.staticData.screen
  const owner = frameOwner(screen)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const hasWords = useFirstContent()
  useScreenTitle()
  return (
    <>
      <TopProgress isBusy={isLoading} label={t`화면을 불러오는 중`} />
      <Suspense fallback={null}>
        {screen && owner === 'brand' && (
          <BrandShell layout={screen.layout}>
            <Outlet />
          </BrandShell>
        )}
        {owner === 'person' && (
          <PersonalFrame>
            <Outlet />
          </PersonalFrame>
        )}
        {owner === 'everybody' && (
          <PublicShell layout={screen?.layout ?? 'empty'}>
            <Outlet />
          </PublicShell>
        )}
        {/* A brand's document says itself when its words are there. */}
        <FirstWords isOwn={screen?.guard !== 'brand'} />
      </Suspense>
      <Suspense fallback={null}>
        {hasWords && <Toasts />}
        <BackgroundTasks />
      </Suspense>
    </>
  )
}
/** Inside of the frame's Suspense: its effect runs when the frame is there. */
function FirstWords({ isOwn }: { isOwn: boolean }) {
  useEffect(() => (isOwn ? afterPaint(noteFirstContent) : undefined), [isOwn])
  return null
}
