import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CampaignForm } from '#features/campaign/CampaignForm.tsx'
import { loadContent } from '#kits/words/content.ts'

export const Route = createFileRoute('/_single/quest/event/$step')({
  staticData: { screen: { title: msg`무료 디자인 지원 신청` } },
  loader: () => loadContent('reference'),
  component: Campaign,
})

function Campaign() {
  return <CampaignForm param={Route.useParams().step} />
}
