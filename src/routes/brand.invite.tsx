import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { ReferralPage } from '#features/profile/ReferralPage.tsx'

export const Route = createFileRoute('/brand/invite')({
  staticData: { screen: { guard: 'brand', layout: 'default', title: msg`친구 초대`, isJump: true } },
  loader: () => loadWords('profile'),
  component: ReferralPage,
})
