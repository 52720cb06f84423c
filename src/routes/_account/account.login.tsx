import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { LoginPage } from '#features/account/LoginPage.tsx'

export const Route = createFileRoute('/_account/account/login')({
  staticData: { screen: { title: msg`로그인`, isInPalette: true } },
  validateSearch: loginSearch,
  component: LoginPage,
})
