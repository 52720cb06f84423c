import type { StoredBrand } from './account-store.ts'

/** The last answer of the server, where the device could not store it: storage is refused or full. */
interface Said {
  readonly idAccount: number
  readonly brands: readonly StoredBrand[]
}

let said: Said | null = null
const listeners = new Set<() => void>()

/** Null once the device stores them. */
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
