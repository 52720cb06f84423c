import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MarketPage } from '#features/market/MarketPage.tsx'
import { loadContent } from '#kits/words/content.ts'

export const Route = createFileRoute('/_brand/_menu/brand/market/')({
  staticData: {
    screen: {
      title: msg`템플릿 마켓`,
      menu: { group: 'tools', icon: 'market', order: 1 },
      isInPalette: true,
    },
  },
  // The filter by trade names industries.
  loader: () => loadContent('reference'),
  component: MarketPage,
})
