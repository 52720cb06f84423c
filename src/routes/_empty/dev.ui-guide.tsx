import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { PartsPage } from '#features/developer/parts/PartsPage.tsx'

export const Route = createFileRoute('/_empty/dev/ui-guide')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/ui-guide' })),
  component: PartsPage,
})
