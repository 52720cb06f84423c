import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentPage } from '#features/billing/payments/PaymentPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/payment/')({
  staticData: {
    screen: {
      title: msg`결제와 플랜`,
      menu: { group: 'settings', icon: 'payment', order: 3 },
      isInPalette: true,
    },
  },
  component: PaymentPage,
})
