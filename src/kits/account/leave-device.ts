import { logOut } from '#contract/account.ts'
import { keep } from '#engine/browser/local-storage.ts'
import { takeBackNotifications } from '#engine/browser/take-back-notifications.ts'
import { clearAccountDocuments } from '#engine/documents/engine/stored-documents.ts'
import { forgetBrandFacts } from '#engine/identity/brand-facts.ts'
import { currentSession, endSession } from '#engine/identity/session.ts'
import { rest } from '#engine/rest/rest.ts'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import {
  deviceStore,
  leavingPrefix,
  listLeaving,
  noteLeaving,
  rememberAccount,
  rememberedAccount,
} from '#engine/store/device-store.ts'
import { dropStoredScreens } from '#engine/store/stored-screens.ts'
import { pause } from '#engine/time/start-timer.ts'
import { removeAdopted } from '#kits/brands/adoption/local-brands.ts'
import { reminderTags } from '#model/planner/reminder-tag.ts'
import { draftFacts, draftKeys } from './draft-keys.ts'

const patienceMs = 3_000
const cleaningMs = 8_000

interface Leaving {
  /** The server has ended the session already: all sessions were ended, or the account was closed. */
  readonly isEnded?: boolean
}

/**
 * Signs out and removes the account's data from this device: session, outbox, brands, documents. Local brands stay. The
 * caller has asked about unsent data. Resolves after at most 11 s; what is left then is removed at the next start.
 */
export async function leaveDevice({ isEnded = false }: Leaving = {}): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { idAccount } = session
  await noteLeaving(idAccount).catch((cause: unknown) => console.warn('leaving was not noted', cause))
  // First, because it needs the token. A server that does not answer does not stop it.
  if (!isEnded) await rest(logOut, {}, { signal: AbortSignal.timeout(patienceMs) })
  endSession()
  // A database that another tab keeps open is removed at a later start.
  const cleaned = removeAccount(idAccount).catch((cause: unknown) =>
    console.warn('something of the account is left on this device until the next start', cause),
  )
  await Promise.race([cleaned, pause(cleaningMs)])
}

/** At a start: removes what an earlier sign-out could not, unless the account has signed in again. */
export async function finishLeaving(): Promise<void> {
  for (const { key } of await listLeaving()) {
    const idAccount = Number(key.slice(leavingPrefix.length))
    if (idAccount === currentSession()?.idAccount) await deviceStore.facts.delete(key)
    else await removeAccount(idAccount)
  }
}

async function removeAccount(idAccount: number): Promise<void> {
  const brands = await accountStore(idAccount).brands.toCollection().primaryKeys()
  if ((await rememberedAccount()) === idAccount) await rememberAccount(null)
  for (const key of Object.values(draftKeys)) keep(key, null)
  await Promise.all([
    deviceStore.facts.bulkDelete(Object.values(draftFacts)),
    removeAdopted(idAccount),
    clearAccountDocuments(idAccount),
    deleteAccountStore(idAccount, { isLeft: true }),
    dropStoredScreens(),
    takeBackNotifications((tag) => brands.some((id) => tag.startsWith(reminderTags(id)))),
  ])
  for (const id of brands) forgetBrandFacts(id)
  await deviceStore.facts.delete(`${leavingPrefix}${idAccount}`)
}
