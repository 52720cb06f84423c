import type { BrandRef } from '#device/brand-ref.ts'

const remembered = new Map<BrandRef, string>()

/** The persona that was open last in a brand, so that the next step goes on with the same one. */
export function rememberedPersona(brand: BrandRef): string | null {
  return remembered.get(brand) ?? null
}

export function rememberPersona(brand: BrandRef, key: string): void {
  remembered.set(brand, key)
}
