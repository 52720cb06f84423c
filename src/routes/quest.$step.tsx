import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { QuestPage } from '#features/quests/QuestPage.tsx'

export const Route = createFileRoute('/quest/$step')({
  staticData: { screen: { guard: 'public', layout: 'single', title: msg`새 브랜드` } },
  component: QuestPage,
})
