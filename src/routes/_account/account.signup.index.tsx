import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { SignUpPage } from '#features/account/SignUpPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SignUpClosed = lazyComponent(() => withWords(import('#features/account/SignUpClosed.tsx'), 'account'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_account/account/signup/')({
  staticData: { screen: { title: msg`가입` } },
  validateSearch: loginSearch,
  loader: () => loadWords('account', 'account-forms', 'device'),
  component: Screen,
})

function Screen() {
  return (
    <>
      <SignUpClosed />
      <SignUpPage />
    </>
  )
}
