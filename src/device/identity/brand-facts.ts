import { keep, readKept } from '../browser/local-storage.ts'
import type { BrandRef } from './brand-ref.ts'

/**
 * Small values of a brand on this device that may be lost: the step of the tutorial, the request to a designer, the answers
 * about its logo, whether a test mode hides strategy and team, what was answered in the quest, its name for the greeting of the
 * public pages.
 */
const names = ['tutorial', 'logoRequest', 'logoBrief', 'restricted', 'quest', 'name'] as const

export type BrandFact = (typeof names)[number]

export function readBrandFact(brand: BrandRef, name: BrandFact): string | null {
  return readKept(keyOf(brand, name))
}

export function keepBrandFact(brand: BrandRef, name: BrandFact, value: string | null): void {
  keep(keyOf(brand, name), value)
}

/** For a local brand that was adopted: values that the new brand already has stay. */
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
