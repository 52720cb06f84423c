import { useLingui } from '@lingui/react/macro'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { TopProgress } from '#ui/feedback/TopProgress.tsx'
import { ToastRegion } from '#ui/overlays/ToastRegion.tsx'
import { GlobalAlert } from './GlobalAlert.tsx'
import { PublicShell } from './PublicShell.tsx'
import { useScreenTitle } from './useScreenTitle.ts'

// The brand's frames bring documents and Yjs; public pages do without.
const BrandShell = lazy(() => import('./BrandShell.tsx'))

/** Around every screen: its frame, its title, what may come over it. */
export function Shell() {
  const { t } = useLingui()
  const screen = useMatches().at(-1)?.staticData.screen
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useScreenTitle()
  const isBrands = screen?.layout === 'default' || screen?.layout === 'workbook'
  return (
    <>
      <TopProgress isBusy={isLoading} label={t`화면을 불러오는 중`} />
      {isBrands ? (
        <Suspense fallback={null}>
          <BrandShell layout={screen.layout} guard={screen.guard}>
            <Outlet />
          </BrandShell>
        </Suspense>
      ) : (
        <PublicShell layout={screen?.layout ?? 'empty'}>
          <Outlet />
        </PublicShell>
      )}
      <GlobalAlert />
      <ToastRegion
        label={t`알림`}
        closeLabel={t`알림 닫기`}
        toneWords={{ success: t`완료`, error: t`오류`, info: t`안내` }}
      />
    </>
  )
}
