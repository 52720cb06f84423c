import { createFileRoute } from '@tanstack/react-router'
import { StylePage } from '#features/developer/style/StylePage.tsx'

export const Route = createFileRoute('/_empty/dev/style-guide')({
  loader: () => ({ title: '/dev/style-guide' }),
  component: StylePage,
})
