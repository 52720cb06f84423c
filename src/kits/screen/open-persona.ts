import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'

const opened = createWatched<ReadonlyMap<BrandRef, string>>(new Map())

/** Key of the persona that was open last in a brand, so that the next step and the strategy page show the same one. Not stored. */
export function openPersonaOf(brand: BrandRef): string | null {
  return opened.get().get(brand) ?? null
}

export function openPersona(brand: BrandRef, key: string): void {
  if (openPersonaOf(brand) !== key) opened.set(new Map([...opened.get(), [brand, key]]))
}

export function useOpenPersona(brand: BrandRef): string | null {
  return useWatched(opened).get(brand) ?? null
}
