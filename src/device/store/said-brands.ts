import type { StoredBrand } from './account-store.ts'

/** The brands that the server named since this page was opened: all there is where a browser refuses to store them. */
interface Said {
  readonly idAccount: number
  readonly brands: readonly StoredBrand[]
}

let said: Said | null = null
const listeners = new Set<() => void>()

export function noteSaid(idAccount: number, brands: readonly StoredBrand[]): void {
  said = { idAccount, brands }
  for (const listener of listeners) listener()
}

/** Undefined where the server was not asked yet. */
export function brandsSaidTo(idAccount: number | null): readonly StoredBrand[] | undefined {
  return said !== null && said.idAccount === idAccount ? said.brands : undefined
}

export function subscribeSaid(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
