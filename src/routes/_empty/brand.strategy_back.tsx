import { createFileRoute } from '@tanstack/react-router'
import { EarlierPage } from '#features/developer/EarlierPage.tsx'

export const Route = createFileRoute('/_empty/brand/strategy_back')({
  staticData: { isRestricted: true },
  component: EarlierPage,
})
