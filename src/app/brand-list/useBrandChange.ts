import { useRouter } from '@tanstack/react-router'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { openBrand } from '#engine/identity/session.ts'

/** Flushes open documents, then opens another brand: at its home, or at the given path. */
export function useBrandChange(): (brand: BrandRef, address?: string) => Promise<void> {
  const router = useRouter()
  return async (brand, address = '/brand') => {
    await flushDocuments()
    openBrand(brand)
    router.history.push(address)
  }
}
