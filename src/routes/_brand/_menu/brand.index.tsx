import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { openGuideDialog } from '#app/guide-actions/guide-dialog.ts'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useSession } from '#device/identity/session.ts'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { BrandHomePage } from '#features/brands/BrandHomePage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SignUpModal = lazyComponent(() =>
  withWords(
    import('#features/account/SignUpModal.tsx'),
    'account',
    'account-forms',
    'account-social',
    'device',
  ),
)

const afterwards = { when: afterFirstContentPaint }
const InviteButton = lazyComponent(
  () => withWords(import('#features/team/InviteButton.tsx'), 'team'),
  afterwards,
)
const CampaignModal = lazyComponent(
  () => withWords(import('#features/campaign/CampaignModal.tsx'), 'campaign'),
  afterwards,
)
const RecentChanges = lazyComponent(async () => {
  const [part] = await Promise.all([
    withWords(import('#features/history/RecentChanges.tsx'), 'history'),
    loadContent('documents'),
  ])
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
  loader: () => Promise.all([loadWords('brands'), loadWorkbook()]),
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
        onBook={() => openGuideDialog('book')}
        onShare={() => openGuideDialog('share')}
        invite={idBrand !== null && <InviteButton key={idBrand} idBrand={idBrand} />}
        changes={idBrand !== null && <RecentChanges key={idBrand} idBrand={idBrand} />}
      />
      <CampaignModal />
    </>
  )
}
