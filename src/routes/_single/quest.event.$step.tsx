import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '#device/words/content.ts'
import { loadWords } from '#device/words/interface.ts'
import { CampaignForm } from '#features/campaign/CampaignForm.tsx'

export const Route = createFileRoute('/_single/quest/event/$step')({
  staticData: { screen: { title: msg`무료 디자인 지원 신청` } },
  loader: () => Promise.all([loadWords('campaign'), loadContent('reference')]),
  component: Campaign,
})

function Campaign() {
  return <CampaignForm param={Route.useParams().step} />
}
