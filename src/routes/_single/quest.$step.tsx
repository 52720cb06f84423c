import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { QuestScreen } from '#app/quest/QuestScreen.tsx'

export const Route = createFileRoute('/_single/quest/$step')({
  staticData: { screen: { title: msg`새 브랜드` } },
  component: Quest,
})

function Quest() {
  return <QuestScreen param={Route.useParams().step} />
}
