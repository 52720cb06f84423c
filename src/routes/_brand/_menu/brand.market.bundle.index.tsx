import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BundlesPage } from '#features/market/MarketPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/market/bundle/')({
  staticData: { screen: { title: msg`템플릿 묶음`, isInPalette: true } },
  component: BundlesPage,
})
