import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GuideActions } from '#app/guide-actions/GuideActions.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { GuideVisualPage } from '#features/guide/visual/GuideVisualPage.tsx'

export const Route = createFileRoute('/brand/guide/visual')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`비주얼 아이덴티티`,
      menu: { group: 'brand', icon: 'swatches', order: 2 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('visual'), loadContent('options')]),
  component: () => <GuideVisualPage actions={<GuideActions />} />,
})
