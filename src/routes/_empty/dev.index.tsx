import { createFileRoute } from '@tanstack/react-router'
import { DeveloperPage } from '#features/developer/DeveloperPage.tsx'

export const Route = createFileRoute('/_empty/dev/')({
  component: DeveloperPage,
})
