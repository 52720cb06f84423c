import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { QuestPage } from '#features/quests/QuestPage.tsx'

export const Route = createFileRoute('/quest/$step')({
  staticData: { screen: { guard: 'public', layout: 'single', title: msg`새 브랜드` } },
  loader: () => loadWords('quests'),
  component: QuestPage,
})
