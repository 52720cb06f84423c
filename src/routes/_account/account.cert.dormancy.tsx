import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '#app/routing/search.ts'
import { DormancyPage } from '#features/account/DormancyPage.tsx'

export const Route = createFileRoute('/_account/account/cert/dormancy')({
  staticData: { screen: { title: msg`휴면 풀기` } },
  validateSearch: loginSearch,
  component: DormancyPage,
})
