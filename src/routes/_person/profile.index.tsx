import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useBrandChange } from '#app/brand-list/useBrandChange.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { ProfilePage } from '#features/brands/ProfilePage.tsx'
import { ProfileTabs } from '#features/profile/ProfileTabs.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ImportBrandButton = lazyComponent(() => import('#features/export/ImportBrandButton.tsx'))
const Invitations = lazyComponent(() => import('#features/profile/invitations/Invitations.tsx'), {
  when: afterFirstContentPaint,
})
const WaitingPlan = lazyComponent(() => import('#features/billing/plans/WaitingPlan.tsx'))
const Applications = lazyComponent(() => import('#features/campaign/Applications.tsx'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_person/profile/')({
  staticData: { screen: { title: msg`브랜드 목록`, isInPalette: true } },
  component: Profile,
})

function Profile() {
  const changeBrand = useBrandChange()
  return (
    <ProfilePage
      tabs={<ProfileTabs />}
      notice={
        <Suspense fallback={null}>
          <WaitingPlan />
        </Suspense>
      }
      invitations={<Invitations onJoined={(brand) => void changeBrand(brand)} />}
      work={<Applications />}
      importBrand={
        <Suspense fallback={null}>
          <ImportBrandButton onImported={(brand) => void changeBrand(brand)} />
        </Suspense>
      }
    />
  )
}
