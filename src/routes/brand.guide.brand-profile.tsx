import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GuideActions } from '#app/guide-actions/GuideActions.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { GuideProfilePage } from '#features/guide/GuideProfilePage.tsx'

export const Route = createFileRoute('/brand/guide/brand-profile')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`브랜드 프로필`,
      menu: { group: 'brand', icon: 'profile', order: 4 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('info'), loadContent('options'), loadContent('reference')]),
  component: () => <GuideProfilePage actions={<GuideActions />} />,
})
