import { createFileRoute } from '@tanstack/react-router'
import { ColumnFrame } from '#app/public/ColumnFrame.tsx'

export const Route = createFileRoute('/_single')({
  component: () => <ColumnFrame measure="form" />,
})
