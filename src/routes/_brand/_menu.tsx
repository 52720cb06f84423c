import { createFileRoute } from '@tanstack/react-router'
import { BrandFrame } from '#app/brand/BrandFrame.tsx'
import { loadWords } from '#device/words/interface.ts'

export const Route = createFileRoute('/_brand/_menu')({
  loader: () => loadWords('brand'),
  component: BrandFrame,
})
