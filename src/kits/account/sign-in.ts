import type { logIn } from '#contract/account.ts'
import type { AnswerOf } from '#contract/call.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { takeLanguageOf } from '#engine/identity/language.ts'
import {
  currentBrand,
  currentSession,
  openBrand,
  type Session,
  startSession,
} from '#engine/identity/session.ts'
import type { StoredBrand } from '#engine/store/account-store.ts'
import type { Adopted } from '#kits/brands/adoption/local-brands.ts'

/** The answer of login and sign-up. */
export type SignedIn = AnswerOf<typeof logIn>

/**
 * Completes a sign-in: stores the session, takes the account's language for the next page that is loaded, adopts local
 * brands, opens a brand and returns it. Once the token is stored
 * the account is signed in, whatever fails after that; `resumeSignIn` repeats it at the next start. Never rejects.
 */
export async function completeSignIn(answer: SignedIn): Promise<BrandRef | null> {
  const { id: idAccount, email, fullName, image, locale, accessToken } = answer
  const session: Session = { idAccount, email, fullName, image }
  const previous = currentSession()
  // A brand of another account must not stay open.
  if (previous && previous.idAccount !== idAccount && typeof currentBrand() === 'number') openBrand(null)
  await attempt('what was removed from here', async () => {
    const { allowAccountStore } = await import('#engine/store/account-store.ts')
    allowAccountStore(idAccount)
  })
  startSession(session, accessToken)
  takeLanguageOf(locale)
  const before = currentBrand()
  const adopted = await moveLocalData(session)
  const brands = await attempt('the list of brands', () => readBrands(idAccount), [])
  const chosen = chooseBrand({ before, adopted, brands })
  if (chosen !== currentBrand()) openBrand(chosen)
  void attempt('sending what closed documents have', () => sendClosed(session))
  return chosen
}

/**
 * At every start: finishes an earlier sign-in or sign-out that was interrupted, and sends what documents have that are
 * not open. Does nothing without a network.
 */
export async function resumeSignIn(): Promise<void> {
  await attempt('an earlier sign-out', async () => {
    const { listLeaving } = await import('#engine/store/device-store.ts')
    if ((await listLeaving()).length === 0) return
    const { finishLeaving } = await import('./leave-device.ts')
    await finishLeaving()
  })
  const session = currentSession()
  if (!session) return
  await moveLocalData(session)
  await attempt('sending what closed documents have', () => sendClosed(session))
}

/** The brand to open: the one that was open if possible, else the newest adopted one, else the last opened. */
export function chooseBrand(known: {
  before: BrandRef | null
  adopted: readonly Adopted[]
  brands: readonly StoredBrand[]
}): BrandRef | null {
  const { before, adopted, brands } = known
  const ofBefore = adopted.find(({ ref }) => ref === before)
  if (ofBefore) return ofBefore.idBrand
  if (before !== null && isLocal(before)) return before
  const newest = adopted.at(-1)
  if (newest) return newest.idBrand
  // An empty list may mean that it could not be read.
  if (before !== null && (brands.length === 0 || brands.some(({ id }) => id === before))) return before
  const lastFirst = brands.toSorted((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0) || a.id - b.id)
  return lastFirst[0]?.id ?? null
}

async function moveLocalData(session: Session): Promise<readonly Adopted[]> {
  await attempt('the worker', async () => {
    const { rememberAccount } = await import('#engine/store/device-store.ts')
    await rememberAccount(session.idAccount)
  })
  const adopted = await attempt<readonly Adopted[]>('local brands', () => adoptAll(session), [])
  await attempt('the list of brands', async () => {
    const { pullBrands } = await import('#engine/store/brands.ts')
    await pullBrands()
  })
  return adopted
}

/** Loads Yjs and what opens documents only where there is a local brand. */
async function adoptAll(session: Session): Promise<readonly Adopted[]> {
  const { deviceStore } = await import('#engine/store/device-store.ts')
  if ((await deviceStore.localBrands.count()) === 0) return []
  const { adoptLocalBrands, cleanUpAdopted } = await import('#kits/brands/adoption/local-brands.ts')
  await cleanUpAdopted(session)
  return adoptLocalBrands(session)
}

async function sendClosed({ idAccount }: Session): Promise<void> {
  const { sendClosedDocuments } = await import('./send-closed.ts')
  await sendClosedDocuments(idAccount)
}

async function readBrands(idAccount: number): Promise<readonly StoredBrand[]> {
  const { readBrands } = await import('#engine/store/brands.ts')
  return readBrands(idAccount)
}

async function attempt<Result>(
  what: string,
  work: () => Promise<Result>,
  ...[otherwise]: undefined extends Result ? [otherwise?: Result] : [otherwise: Result]
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    console.warn(`signing in goes on without ${what}`, cause)
    return otherwise as Result
  }
}
