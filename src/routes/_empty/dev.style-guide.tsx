import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { StylePage } from '#features/developer/style/StylePage.tsx'

export const Route = createFileRoute('/_empty/dev/style-guide')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/style-guide' })),
  component: StylePage,
})
