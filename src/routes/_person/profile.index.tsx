import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useBrandChange } from '#app/brand-list/useBrandChange.ts'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { ProfilePage } from '#features/brands/ProfilePage.tsx'
import { ProfileTabs } from '#features/profile/ProfileTabs.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ImportBrandButton = lazyComponent(() =>
  withWords(import('#features/export/ImportBrandButton.tsx'), 'export'),
)
const Invitations = lazyComponent(
  () =>
    withWords(
      import('#features/profile/invitations/Invitations.tsx'),
      'device-failures',
      'device',
      'profile',
    ),
  {
    when: afterFirstContentPaint,
  },
)
const WaitingPlan = lazyComponent(() =>
  withWords(import('#features/billing/plans/WaitingPlan.tsx'), 'billing'),
)
const Applications = lazyComponent(
  () => withWords(import('#features/campaign/Applications.tsx'), 'campaign', 'device'),
  { when: afterFirstContentPaint },
)

export const Route = createFileRoute('/_person/profile/')({
  staticData: { screen: { title: msg`내 브랜드`, isInPalette: true } },
  loader: () => loadWords('brands', 'profile'),
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
