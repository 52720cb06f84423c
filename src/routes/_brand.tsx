import { createFileRoute } from '@tanstack/react-router'
import { OpenBrand } from '#app/brand/OpenBrand.tsx'

export const Route = createFileRoute('/_brand')({ staticData: { guard: 'brand' }, component: OpenBrand })
