import { createFileRoute } from '@tanstack/react-router'
import { EmptyScreen } from '#app/frames/EmptyScreen.tsx'
import { loadWords } from '#device/words/interface.ts'
import { EarlierPage } from '#features/developer/EarlierPage.tsx'

export const Route = createFileRoute('/work-book/brand/strategy_back')({
  staticData: { isRestricted: true },
  loader: () => loadWords('developer'),
  component: () => (
    <EmptyScreen>
      <EarlierPage />
    </EmptyScreen>
  ),
})
