import { type BrandFact, brandFactNames, factsInList } from '#model/mirrors/brand-facts.ts'
import { keep, readKept } from '../browser/local-storage.ts'
import type { BrandRef } from './brand-ref.ts'

export function readBrandFact(brand: BrandRef, name: BrandFact): string | null {
  return readKept(keyOf(brand, name))
}

export function keepBrandFact(brand: BrandRef, name: BrandFact, value: string | null): void {
  keep(keyOf(brand, name), value)
}

/** Keeps what the list of brands says of one. */
export function keepListedFacts(brand: Parameters<typeof factsInList>[0] & { readonly id: number }): void {
  for (const [name, value] of factsInList(brand)) keepBrandFact(brand.id, name, value)
}

/** For a local brand that was adopted: values that the new brand already has stay. */
export function moveBrandFacts(from: BrandRef, to: BrandRef): void {
  for (const name of brandFactNames) {
    if (readBrandFact(to, name) === null) keepBrandFact(to, name, readBrandFact(from, name))
    keepBrandFact(from, name, null)
  }
}

export function forgetBrandFacts(brand: BrandRef): void {
  for (const name of brandFactNames) keepBrandFact(brand, name, null)
}

function keyOf(brand: BrandRef, name: BrandFact): string {
  return `saegim-brand:${brand}:${name}`
}
