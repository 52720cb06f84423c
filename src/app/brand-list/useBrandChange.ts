import { useRouter } from '@tanstack/react-router'
import type { BrandRef } from '#device/identity/brand-ref.ts'
import { openBrand } from '#device/identity/session.ts'
import { flushDevice } from '../flush-device.ts'

/** Writes down what is being typed, then opens another brand: at its home, or at an address inside. */
export function useBrandChange(): (brand: BrandRef, place?: string) => Promise<void> {
  const router = useRouter()
  return async (brand, place = '/brand') => {
    await flushDevice()
    openBrand(brand)
    router.history.push(place)
  }
}
