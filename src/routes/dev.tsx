import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DeveloperPage } from '#features/developer/DeveloperPage.tsx'

export const Route = createFileRoute('/dev')({
  staticData: { screen: { guard: 'public', layout: 'empty', title: msg`개발자 화면` } },
  component: DeveloperPage,
})
