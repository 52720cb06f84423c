import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadWorkbook } from '#device/words/content.ts'
import { BrandHomePage } from '#features/brands/BrandHomePage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SignUpModal = lazyComponent(() => import('#features/account/SignUpModal.tsx'))

export const Route = createFileRoute('/brand/')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`브랜드 홈`,
      menu: { group: 'home', icon: 'home', order: 1 },
      isJump: true,
    },
  },
  loader: () => loadWorkbook(),
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
