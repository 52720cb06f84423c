import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { guideDialogs } from '#app/guide-actions/guide-dialog.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { BrandHomePage } from '#features/brands/BrandHomePage.tsx'
import { loadContent, loadWorkbook } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SignUpModal = lazyComponent(() => import('#features/account/SignUpModal.tsx'))

const afterwards = { when: afterFirstContentPaint }
const InviteButton = lazyComponent(() => import('#features/team/InviteButton.tsx'), afterwards)
const CampaignModal = lazyComponent(() => import('#features/campaign/CampaignModal.tsx'), afterwards)
const RecentChanges = lazyComponent(async () => {
  const [part] = await Promise.all([import('#features/history/RecentChanges.tsx'), loadContent('documents')])
  return part
}, afterwards)

export const Route = createFileRoute('/_brand/_menu/brand/')({
  staticData: {
    screen: {
      title: msg`브랜드 홈`,
      menu: { group: 'home', icon: 'home', order: 1 },
      isInPalette: true,
    },
  },
  loader: () => loadWorkbook(),
  component: BrandHome,
})

function BrandHome() {
  const { brand } = useSession()
  const idBrand = typeof brand === 'number' ? brand : null
  return (
    <>
      <BrandHomePage
        renderSignUp={(onClose) => (
          <Suspense fallback={null}>
            <SignUpModal onClose={onClose} />
          </Suspense>
        )}
        onBook={() => void guideDialogs.open('book')}
        onShare={() => void guideDialogs.open('share')}
        invite={idBrand !== null && <InviteButton key={idBrand} idBrand={idBrand} />}
        changes={idBrand !== null && <RecentChanges key={idBrand} idBrand={idBrand} />}
      />
      <CampaignModal />
    </>
  )
}
