import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EarlierPage } from '#features/developer/EarlierPage.tsx'

export const Route = createFileRoute('/brand/strategy_back')({
  staticData: { screen: { guard: 'brand', layout: 'default', title: msg`이전 전략 화면` } },
  component: EarlierPage,
})
