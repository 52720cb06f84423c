import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { loadWords } from '#device/words/interface.ts'
import { LoginPage } from '#features/account/LoginPage.tsx'

export const Route = createFileRoute('/account/login')({
  staticData: { screen: { guard: 'public', layout: 'translation', title: msg`로그인`, isJump: true } },
  validateSearch: loginSearch,
  loader: () => loadWords('account', 'account-forms', 'device'),
  component: LoginPage,
})
