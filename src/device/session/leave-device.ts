import { logOut } from '#contract/account.ts'
import { clearAccountDocuments } from '../documents/stored-documents.ts'
import { rest } from '../rest.ts'
import { accountStore, deleteAccountStore } from '../store/account-store.ts'
import { rememberAccount } from '../store/device-store.ts'
import { forgetBrandFacts } from './brand-facts.ts'
import { removeAdopted } from './local-brands.ts'
import { currentSession, endSession } from './session.ts'

const patienceMs = 3_000

/**
 * Signs out and takes everything of the account off this device: session, outbox, brands, documents. Brands that only
 * this device has stay. Asking about what the server does not have yet is up to whoever calls.
 */
export async function leaveDevice(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { idAccount } = session
  const brands = await accountStore(idAccount)
    .brands.toCollection()
    .primaryKeys()
    .catch(() => [])
  // First, while there is a token to end; a server that does not answer holds nobody back.
  await rest(logOut, {}, { signal: AbortSignal.timeout(patienceMs) })
  endSession()
  const done = await Promise.allSettled([
    rememberAccount(null),
    removeAdopted(idAccount),
    clearAccountDocuments(idAccount),
    deleteAccountStore(idAccount),
  ])
  for (const id of brands) forgetBrandFacts(id)
  const failed = done.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
