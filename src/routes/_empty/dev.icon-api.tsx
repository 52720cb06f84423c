import { createFileRoute } from '@tanstack/react-router'
import { IconPage } from '#features/developer/icons/IconPage.tsx'

export const Route = createFileRoute('/_empty/dev/icon-api')({
  loader: () => ({ title: '/dev/icon-api' }),
  component: IconPage,
})
