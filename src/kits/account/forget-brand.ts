import { takeBackNotifications } from '#engine/browser/take-back-notifications.ts'
import { clearBrandDocuments } from '#engine/documents/engine/stored-documents.ts'
import { forgetBrandFacts } from '#engine/identity/brand-facts.ts'
import { currentBrand, currentSession, openBrand } from '#engine/identity/session.ts'
import { deleteBrandRows } from '#engine/store/account-store.ts'
import { dropStoredScreens } from '#engine/store/stored-screens.ts'
import { removeAdopted } from '#kits/brands/adoption/local-brands.ts'
import { reminderTags } from '#model/planner/reminder-tag.ts'

/**
 * Deletes everything of a brand of this account from this device: documents and their ended epochs, rows of every
 * table, its local brand if it was adopted, reminders that the browser would show. The caller has asked for confirmation, and leaves the brand's screens.
 */
export async function forgetBrand(idBrand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  if (currentBrand() === idBrand) openBrand(null)
  await dropStoredScreens()
  await clearBrandDocuments(session.idAccount, idBrand)
  await removeAdopted(session.idAccount, idBrand)
  await deleteBrandRows(session.idAccount, idBrand)
  forgetBrandFacts(idBrand)
  await takeBackNotifications((tag) => tag.startsWith(reminderTags(idBrand)))
}
