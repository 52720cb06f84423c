import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GuideActions } from '#app/guide-actions/GuideActions.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { GuideCorePage } from '#features/guide/GuideCorePage.tsx'

export const Route = createFileRoute('/brand/guide/core')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`브랜드 가치 체계`,
      menu: { group: 'brand', icon: 'book', order: 1 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('core'), loadContent('options')]),
  component: () => <GuideCorePage actions={<GuideActions />} />,
})
