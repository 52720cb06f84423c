import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { PasswordResetPage } from '#features/account/PasswordResetPage.tsx'

export const Route = createFileRoute('/_account/account/cert/password/reset')({
  staticData: { screen: { title: msg`새 비밀번호 정하기` } },
  validateSearch: loginSearch,
  component: PasswordResetPage,
})
