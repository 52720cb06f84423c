import { msg } from '@lingui/core/macro'
import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { type MarketSearch, readMarketSearch } from '#features/market/into-folder.ts'
import { BundlesPage } from '#features/market/MarketPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/market/bundle/')({
  staticData: { screen: { title: msg`템플릿 묶음`, isInPalette: true } },
  validateSearch: readMarketSearch,
  // On its way through the market a person stays with the folder.
  search: { middlewares: [retainSearchParams<MarketSearch>(['into'])] },
  component: BundlesPage,
})
