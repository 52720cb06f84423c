import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { loadWords } from '#device/words/interface.ts'
import { SignUpIntroPage } from '#features/account/SignUpIntroPage.tsx'

export const Route = createFileRoute('/_account/account/signup/intro')({
  staticData: { screen: { title: msg`새김 시작하기` } },
  validateSearch: loginSearch,
  loader: () => loadWords('account', 'account-forms', 'device'),
  component: SignUpIntroPage,
})
