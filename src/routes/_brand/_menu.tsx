import { createFileRoute } from '@tanstack/react-router'
import { BrandFrame } from '#app/brand/BrandFrame.tsx'

export const Route = createFileRoute('/_brand/_menu')({
  component: BrandFrame,
})
