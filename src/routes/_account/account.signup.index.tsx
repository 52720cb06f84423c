import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { loadWords } from '#device/words/interface.ts'
import { SignUpPage } from '#features/account/SignUpPage.tsx'

export const Route = createFileRoute('/_account/account/signup/')({
  staticData: { screen: { title: msg`가입` } },
  validateSearch: loginSearch,
  loader: () => loadWords('account', 'account-forms', 'device'),
  component: SignUpPage,
})
