import { createFileRoute } from '@tanstack/react-router'
import { EmptyScreen } from '#app/frames/EmptyScreen.tsx'
import { loadWords } from '#device/words/interface.ts'
import { DeveloperPage } from '#features/developer/DeveloperPage.tsx'

export const Route = createFileRoute('/dev/')({
  loader: () => loadWords('developer'),
  component: () => (
    <EmptyScreen>
      <DeveloperPage />
    </EmptyScreen>
  ),
})
