import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TemplatesPage } from '#features/market/MarketPage.tsx'
import { loadContent } from '#kits/words/content.ts'

export const Route = createFileRoute('/_brand/_menu/brand/market/template')({
  staticData: { screen: { title: msg`템플릿` } },
  // The filter by trade names industries.
  loader: () => loadContent('reference'),
  component: TemplatesPage,
})
