import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PricePage } from '#features/billing/price/PricePage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/payment/price')({
  staticData: { screen: { title: msg`플랜 가격 변경` } },
  component: PricePage,
})
