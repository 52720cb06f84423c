import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '#device/words/content.ts'
import { BrandHomePage } from '#features/brands/BrandHomePage.tsx'

export const Route = createFileRoute('/brand/')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`브랜드 홈`,
      menu: { group: 'home', icon: 'home', order: 1 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadContent('workbook'), loadContent('options')]),
  component: BrandHomePage,
})
