import { createFileRoute } from '@tanstack/react-router'
import { PublicFrame } from '#app/public/PublicFrame.tsx'
import { loadWords } from '#device/words/interface.ts'

export const Route = createFileRoute('/_public')({
  loader: () => loadWords('public', 'tools'),
  component: PublicFrame,
})
