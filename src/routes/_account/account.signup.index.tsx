import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TakenRoom } from '#app/quest/TakenRoom.tsx'
import { loginSearch } from '#app/routing/search.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { SignUpPage } from '#features/account/SignUpPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SignUpTop = lazyComponent(() => import('#app/quest/SignUpTop.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: TakenRoom,
})

export const Route = createFileRoute('/_account/account/signup/')({
  staticData: { screen: { title: msg`가입` } },
  validateSearch: loginSearch,
  component: Screen,
})

function Screen() {
  return (
    <>
      <SignUpTop />
      <SignUpPage />
    </>
  )
}
