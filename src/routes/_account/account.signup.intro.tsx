import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { SignUpIntroPage } from '#features/account/SignUpIntroPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SignUpClosed = lazyComponent(() => import('#features/account/SignUpClosed.tsx'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_account/account/signup/intro')({
  staticData: { screen: { title: msg`새김 시작하기` } },
  validateSearch: loginSearch,
  component: Screen,
})

function Screen() {
  return (
    <>
      <SignUpClosed />
      <SignUpIntroPage />
    </>
  )
}
