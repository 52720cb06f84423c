import { createBrand } from '#contract/brand.ts'
import { isOnline } from '#engine/browser/network.ts'
import type { BrandRef, LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { pullBrands } from '#engine/store/brands.ts'
import { beginLocalBrand } from '#kits/brands/adoption/local-brands.ts'

export type Begun = { readonly ok: true; readonly brand: BrandRef } | Failure

/**
 * Creates a brand: at the server if an account is signed in and the server is reached, else on this device. Pass the
 * same `ref` for every retry: it is the idempotency key, so that a lost answer does not create a second brand.
 */
export async function beginBrand(name: string, ref: LocalBrandRef): Promise<Begun> {
  const trimmed = name.trim()
  if (currentSession() && isOnline()) {
    const result = await rest(createBrand, { body: { name: trimmed } }, { idempotencyKey: ref })
    if (result.ok) {
      await pullBrands().catch(() => false)
      return { ok: true, brand: result.answer.id }
    }
    if (!isTemporary(result)) return result
  }
  return { ok: true, brand: await beginLocalBrand(trimmed, ref) }
}

/** Whether the failure is temporary, so that the brand may be created on this device first. */
function isTemporary({ status }: Failure): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500
}
