import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { DeveloperPage } from '#features/developer/DeveloperPage.tsx'

export const Route = createFileRoute('/_empty/dev/')({
  loader: () => loadWords('developer'),
  component: DeveloperPage,
})
