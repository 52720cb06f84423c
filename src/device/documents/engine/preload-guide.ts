import { currentBrand, currentSession } from '#device/identity/session.ts'
import { documentAt } from './open-documents.ts'

/** Begins to read the open brand's guide before any screen asks for it. */
export function openAhead(): void {
  const brand = currentBrand()
  if (brand === null) return
  const account = typeof brand === 'number' ? (currentSession()?.idAccount ?? null) : null
  documentAt({ account, brand, name: 'guide' })
}
