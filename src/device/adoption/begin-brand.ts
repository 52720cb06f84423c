import { createBrand } from '#contract/brand.ts'
import { isOnline } from '../browser/network.ts'
import type { BrandRef, LocalBrandRef } from '../identity/brand-ref.ts'
import { currentSession } from '../identity/session.ts'
import { type Failure, rest } from '../rest/rest.ts'
import { pullBrands } from '../store/brands.ts'
import { beginLocalBrand } from './local-brands.ts'

export type Begun = { readonly ok: true; readonly brand: BrandRef } | Failure

/**
 * Begins a brand: at the server for whoever is signed in and reaches it, else on this device. `ref` is the same for
 * every try, and the key in both ways: an answer that was lost on its way makes no second brand.
 */
export async function beginBrand(name: string, ref: LocalBrandRef): Promise<Begun> {
  const trimmed = name.trim()
  if (currentSession() && isOnline()) {
    const result = await rest(createBrand, { body: { name: trimmed } }, { idempotencyKey: ref })
    if (result.ok) {
      await pullBrands().catch(() => false)
      return { ok: true, brand: result.answer.id }
    }
    if (!isPassing(result)) return result
  }
  return { ok: true, brand: await beginLocalBrand(trimmed, ref) }
}

/** Nothing is wrong with the brand: it may wait on the device for a better moment. */
function isPassing({ status }: Failure): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500
}
