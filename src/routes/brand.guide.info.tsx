import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GuideActions } from '#app/guide-actions/GuideActions.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { GuideInfoPage } from '#features/guide/GuideInfoPage.tsx'

export const Route = createFileRoute('/brand/guide/info')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`기업 프로필`,
      menu: { group: 'brand', icon: 'company', order: 3 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('info'), loadContent('options'), loadContent('reference')]),
  component: () => <GuideInfoPage actions={<GuideActions />} />,
})
