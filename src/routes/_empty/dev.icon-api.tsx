import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { IconPage } from '#features/developer/icons/IconPage.tsx'

export const Route = createFileRoute('/_empty/dev/icon-api')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/icon-api' })),
  component: IconPage,
})
