import { deleteBrand } from '#contract/brand.ts'
import { forgetBrand } from '#device/account/forget-brand.ts'
import { removeLocalBrand } from '#device/adoption/local-brands.ts'
import { type BrandRef, isLocal } from '#device/identity/brand-ref.ts'
import { type Failure, rest } from '#device/rest/rest.ts'

/** Deletes a brand at the server, then on this device. A brand that the server no longer has counts as deleted. */
export async function removeBrand(brand: BrandRef): Promise<{ readonly ok: true } | Failure> {
  if (isLocal(brand)) {
    await removeLocalBrand(brand)
    return { ok: true }
  }
  const result = await rest(deleteBrand, { query: { idBrand: brand } }, { idBrand: brand })
  if (!result.ok && result.code !== 'NOT_FOUND') return result
  await forgetBrand(brand)
  return { ok: true }
}
