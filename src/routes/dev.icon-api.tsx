import { createFileRoute } from '@tanstack/react-router'
import { EmptyScreen } from '#app/frames/EmptyScreen.tsx'
import { loadWords } from '#device/words/interface.ts'
import { IconPage } from '#features/developer/icons/IconPage.tsx'

export const Route = createFileRoute('/dev/icon-api')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/icon-api' })),
  component: () => (
    <EmptyScreen>
      <IconPage />
    </EmptyScreen>
  ),
})
