import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { ReferralPage } from '#features/profile/ReferralPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/invite')({
  staticData: { screen: { title: msg`친구 초대`, isInPalette: true } },
  loader: () => loadWords('profile'),
  component: ReferralPage,
})
