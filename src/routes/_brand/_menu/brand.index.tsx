import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadWorkbook } from '#device/words/content.ts'
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
  return (
    <BrandHomePage
      renderSignUp={(onClose) => (
        <Suspense fallback={null}>
          <SignUpModal onClose={onClose} />
        </Suspense>
      )}
    />
  )
}
