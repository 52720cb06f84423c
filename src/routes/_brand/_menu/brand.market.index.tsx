import { msg } from '@lingui/core/macro'
import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { MarketPage } from '#features/market/MarketPage.tsx'
import { type MarketSearch, readMarketSearch } from '#features/market/shown/market-search.ts'
import { loadContent } from '#kits/words/content.ts'

export const Route = createFileRoute('/_brand/_menu/brand/market/')({
  staticData: {
    screen: {
      title: msg`템플릿 마켓`,
      menu: { group: 'tools', icon: 'market', order: 2 },
      isInPalette: true,
    },
  },
  // The filter by trade names industries.
  loader: () => loadContent('reference'),
  validateSearch: readMarketSearch,
  // On its way through the market a person stays with the folder.
  search: { middlewares: [retainSearchParams<MarketSearch>(['into'])] },
  component: MarketPage,
})
