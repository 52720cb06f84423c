import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CreditPage } from '#features/billing/credits/CreditPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/credit')({
  staticData: {
    screen: {
      title: msg`크레딧`,
      menu: { group: 'settings', icon: 'coins', order: 4, levels: ['2-22'] },
      isInPalette: true,
    },
  },
  component: CreditPage,
})
