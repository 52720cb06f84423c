import { createFileRoute } from '@tanstack/react-router'
import { ColumnFrame } from '#app/public/ColumnFrame.tsx'
import { loadWords } from '#device/words/interface.ts'

export const Route = createFileRoute('/_account')({
  loader: () => loadWords('public', 'tools'),
  component: () => <ColumnFrame measure="narrow" />,
})
