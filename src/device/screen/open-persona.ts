import type { BrandRef } from '../identity/brand-ref.ts'
import { useWatched } from '../watch/useWatched.ts'
import { createWatched } from '../watch/watched.ts'

const opened = createWatched<ReadonlyMap<BrandRef, string>>(new Map())

/** The persona that was open last in a brand: the next step goes on with the same one, and the sheet beside shows it. */
export function openPersonaOf(brand: BrandRef): string | null {
  return opened.get().get(brand) ?? null
}

export function openPersona(brand: BrandRef, key: string): void {
  if (openPersonaOf(brand) !== key) opened.set(new Map([...opened.get(), [brand, key]]))
}

export function useOpenPersona(brand: BrandRef): string | null {
  return useWatched(opened).get(brand) ?? null
}
