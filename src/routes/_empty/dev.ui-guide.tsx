import { createFileRoute } from '@tanstack/react-router'
import { PartsPage } from '#features/developer/parts/PartsPage.tsx'

export const Route = createFileRoute('/_empty/dev/ui-guide')({
  loader: () => ({ title: '/dev/ui-guide' }),
  component: PartsPage,
})
