import type { StoredBrand } from './account-store.ts'

/** The brands as the server named them, where the device could not keep its answer: refused, or full. */
interface Said {
  readonly idAccount: number
  readonly brands: readonly StoredBrand[]
}

let said: Said | null = null
const listeners = new Set<() => void>()

/** Null once the device keeps them. */
export function noteSaid(next: Said | null): void {
  said = next
  for (const listener of listeners) listener()
}

export function brandsSaidTo(idAccount: number | null): readonly StoredBrand[] | undefined {
  return said !== null && said.idAccount === idAccount ? said.brands : undefined
}

export function subscribeSaid(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
