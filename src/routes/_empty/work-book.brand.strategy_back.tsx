import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { EarlierPage } from '#features/developer/EarlierPage.tsx'

export const Route = createFileRoute('/_empty/work-book/brand/strategy_back')({
  staticData: { isRestricted: true },
  loader: () => loadWords('developer'),
  component: EarlierPage,
})
