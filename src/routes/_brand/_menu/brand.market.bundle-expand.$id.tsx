import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, retainSearchParams } from '@tanstack/react-router'
import { BundlePage } from '#features/market/MarketPage.tsx'
import { type MarketSearch, readMarketSearch } from '#features/market/shown/market-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/market/bundle-expand/$id')({
  staticData: { screen: { title: msg`펼친 묶음` } },
  loader: ({ params: { id } }) => {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound()
  },
  validateSearch: readMarketSearch,
  // On its way through the market a person stays with the folder.
  search: { middlewares: [retainSearchParams<MarketSearch>(['into'])] },
  component: Bundle,
})

function Bundle() {
  return <BundlePage id={Number(Route.useParams().id)} isExpanded={true} />
}
