import { useNavigate } from '@tanstack/react-router'
import type { BrandRef } from '#device/brand-ref.ts'
import { openBrand } from '#device/session/session.ts'
import { flushDevice } from '../flush-device.ts'

/** Writes down what is being typed, then opens another brand's home. */
export function useBrandChange(): (brand: BrandRef) => Promise<void> {
  const navigate = useNavigate()
  return async (brand) => {
    await flushDevice()
    openBrand(brand)
    await navigate({ to: '/brand' })
  }
}
