import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { SignUpPage } from '#features/account/SignUpPage.tsx'

export const Route = createFileRoute('/account/signup/')({
  staticData: { screen: { guard: 'public', layout: 'translation', title: msg`가입` } },
  validateSearch: loginSearch,
  component: SignUpPage,
})
