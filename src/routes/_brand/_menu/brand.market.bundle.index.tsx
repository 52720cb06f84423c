import { msg } from '@lingui/core/macro'
import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { BundlesPage } from '#features/market/MarketPage.tsx'
import { type MarketSearch, readMarketSearch } from '#features/market/shown/market-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/market/bundle/')({
  staticData: { screen: { title: msg`템플릿 묶음`, isInPalette: true } },
  validateSearch: readMarketSearch,
  // On its way through the market a person stays with the folder.
  search: { middlewares: [retainSearchParams<MarketSearch>(['into'])] },
  component: BundlesPage,
})
