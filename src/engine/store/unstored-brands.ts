import type { StoredBrand } from './account-store.ts'

/** The last answer of the server, where the device could not store it: storage is refused or full. */
interface UnstoredBrands {
  readonly idAccount: number
  readonly brands: readonly StoredBrand[]
}

let unstored: UnstoredBrands | null = null
const listeners = new Set<() => void>()

/** Null once the device stores them. */
export function setUnstoredBrands(next: UnstoredBrands | null): void {
  unstored = next
  for (const listener of listeners) listener()
}

export function unstoredBrandsOf(idAccount: number | null): readonly StoredBrand[] | undefined {
  return unstored !== null && unstored.idAccount === idAccount ? unstored.brands : undefined
}

export function subscribeUnstoredBrands(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
