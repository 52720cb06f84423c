import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MarketPage } from '#features/market/MarketPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/market')({
  staticData: {
    screen: {
      title: msg`템플릿 마켓`,
      menu: { group: 'tools', icon: 'market', order: 1 },
      isInPalette: true,
    },
  },
  component: MarketPage,
})
