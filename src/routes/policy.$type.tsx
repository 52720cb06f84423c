import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PolicyPage } from '#features/site/PolicyPage.tsx'

export const Route = createFileRoute('/policy/$type')({
  staticData: { screen: { guard: 'public', layout: 'single', title: msg`약관과 정책` } },
  component: PolicyPage,
})
