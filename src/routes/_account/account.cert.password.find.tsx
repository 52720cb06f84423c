import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { PasswordFindPage } from '#features/account/PasswordFindPage.tsx'

export const Route = createFileRoute('/_account/account/cert/password/find')({
  staticData: { screen: { title: msg`비밀번호 찾기` } },
  validateSearch: loginSearch,
  component: PasswordFindPage,
})
