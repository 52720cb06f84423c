import { documentNames } from '#model/documents/names.ts'
import { clearDocument } from '../documents/engine/stored-documents.ts'
import { forgetBrandFacts } from '../identity/brand-facts.ts'
import { currentBrand, currentSession, openBrand } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'

/** Takes everything of a brand of this account off this device. Whoever calls has asked, and shows another page. */
export async function forgetBrand(idBrand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  if (currentBrand() === idBrand) openBrand(null)
  for (const name of documentNames) {
    await clearDocument({ account: session.idAccount, brand: idBrand, name })
  }
  const { answers, brands, files } = accountStore(session.idAccount)
  await files.where('brand').equals(String(idBrand)).delete()
  // Kept answers name their brand behind the call: `member.page:12`, `history.list:12:guide`.
  await answers.filter(({ key }) => key.split(':')[1] === String(idBrand)).delete()
  await brands.delete(idBrand)
  forgetBrandFacts(idBrand)
}
