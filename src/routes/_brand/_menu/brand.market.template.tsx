import { msg } from '@lingui/core/macro'
import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { TemplatesPage } from '#features/market/MarketPage.tsx'
import { type MarketSearch, readMarketSearch } from '#features/market/shown/market-search.ts'
import { loadContent } from '#kits/words/content.ts'

export const Route = createFileRoute('/_brand/_menu/brand/market/template')({
  staticData: { screen: { title: msg`템플릿` } },
  // The filter by trade names industries.
  loader: () => loadContent('reference'),
  validateSearch: readMarketSearch,
  // On its way through the market a person stays with the folder.
  search: { middlewares: [retainSearchParams<MarketSearch>(['into'])] },
  component: TemplatesPage,
})
