import { createFileRoute } from '@tanstack/react-router'
import { EmptyScreen } from '#app/frames/EmptyScreen.tsx'
import { loadWords } from '#device/words/interface.ts'
import { PartsPage } from '#features/developer/parts/PartsPage.tsx'

export const Route = createFileRoute('/dev/ui-guide')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/ui-guide' })),
  component: () => (
    <EmptyScreen>
      <PartsPage />
    </EmptyScreen>
  ),
})
