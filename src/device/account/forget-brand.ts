import { removeAdopted } from '../adoption/local-brands.ts'
import { clearBrandDocuments } from '../documents/engine/stored-documents.ts'
import { forgetBrandFacts } from '../identity/brand-facts.ts'
import { currentBrand, currentSession, openBrand } from '../identity/session.ts'
import { deleteBrandRows } from '../store/account-store.ts'

/**
 * Takes everything of a brand of this account off this device: documents with what was set aside of them, rows of every
 * table, what was left of it from before the account. Whoever calls has asked, and shows another page.
 */
export async function forgetBrand(idBrand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  if (currentBrand() === idBrand) openBrand(null)
  await clearBrandDocuments(session.idAccount, idBrand)
  await removeAdopted(session.idAccount, idBrand)
  await deleteBrandRows(session.idAccount, idBrand)
  forgetBrandFacts(idBrand)
}
