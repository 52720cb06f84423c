import { createFileRoute } from '@tanstack/react-router'
import { EmptyScreen } from '#app/frames/EmptyScreen.tsx'
import { loadWords } from '#device/words/interface.ts'
import { StylePage } from '#features/developer/style/StylePage.tsx'

export const Route = createFileRoute('/dev/style-guide')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/style-guide' })),
  component: () => (
    <EmptyScreen>
      <StylePage />
    </EmptyScreen>
  ),
})
