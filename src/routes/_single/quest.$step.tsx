import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { QuestScreen } from '#app/quest/QuestScreen.tsx'
import { loadWords } from '#device/words/interface.ts'

export const Route = createFileRoute('/_single/quest/$step')({
  staticData: { screen: { title: msg`새 브랜드` } },
  loader: () => loadWords('quests'),
  component: Quest,
})

function Quest() {
  return <QuestScreen param={Route.useParams().step} />
}
