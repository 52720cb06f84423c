import { keep, readKept } from '../browser/local-storage.ts'
import type { BrandRef } from './brand-ref.ts'

/**
 * Small things this device remembers of a brand, that may be lost: days of seals, the step of the tutorial, a line to a
 * designer, whether a test keeps its strategy and team closed.
 */
const names = ['finished', 'tutorial', 'logoRequest', 'restricted'] as const

export type BrandFact = (typeof names)[number]

export function readBrandFact(brand: BrandRef, name: BrandFact): string | null {
  return readKept(keyOf(brand, name))
}

export function keepBrandFact(brand: BrandRef, name: BrandFact, value: string | null): void {
  keep(keyOf(brand, name), value)
}

/** For a brand that got its number: what is known of it there already wins. */
export function moveBrandFacts(from: BrandRef, to: BrandRef): void {
  for (const name of names) {
    if (readBrandFact(to, name) === null) keepBrandFact(to, name, readBrandFact(from, name))
    keepBrandFact(from, name, null)
  }
}

export function forgetBrandFacts(brand: BrandRef): void {
  for (const name of names) keepBrandFact(brand, name, null)
}

function keyOf(brand: BrandRef, name: BrandFact): string {
  return `saegim-brand:${brand}:${name}`
}
