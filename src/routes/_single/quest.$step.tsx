import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '#device/words/content.ts'
import { loadWords } from '#device/words/interface.ts'
import { QuestPage } from '#features/quests/QuestPage.tsx'

export const Route = createFileRoute('/_single/quest/$step')({
  staticData: { screen: { title: msg`새 브랜드` } },
  loader: () => Promise.all([loadWords('quests'), loadContent('reference')]),
  component: Quest,
})

function Quest() {
  return <QuestPage step={Route.useParams().step} />
}
