import type { logIn } from '#contract/account.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Adopted } from '../adoption/local-brands.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { currentBrand, currentSession, openBrand, type Session, startSession } from '../identity/session.ts'
import type { StoredBrand } from '../store/account-store.ts'

/** What login and sign-up answer. */
export type SignedIn = AnswerOf<typeof logIn>

/**
 * Takes a fresh sign-in: keeps it, moves what was begun without an account over, opens a brand. Once the token is kept
 * somebody is signed in, whatever else fails; `resumeSignIn` makes up for that at the next start.
 */
export async function completeSignIn(answer: SignedIn): Promise<BrandRef | null> {
  const { id: idAccount, email, fullName, image, accessToken } = answer
  const session: Session = { idAccount, email, fullName, image }
  const previous = currentSession()
  // The open brand of somebody else is not shown to whoever signs in now.
  if (previous && previous.idAccount !== idAccount && typeof currentBrand() === 'number') openBrand(null)
  await attempt('what was removed from here', async () => {
    const { allowAccountStore } = await import('../store/account-store.ts')
    allowAccountStore(idAccount)
  })
  startSession(session, accessToken)
  const before = currentBrand()
  const adopted = await moveOver(session)
  const brands = await attempt('the list of brands', () => readBrands(idAccount), [])
  const chosen = chooseBrand({ before, adopted, brands })
  if (chosen !== currentBrand()) openBrand(chosen)
  return chosen
}

/** At every start: what an earlier sign-in or sign-out could not finish. Does no harm without a network. */
export async function resumeSignIn(): Promise<void> {
  await attempt('an earlier sign-out', async () => {
    const { listLeaving } = await import('../store/device-store.ts')
    if ((await listLeaving()).length === 0) return
    const { finishLeaving } = await import('./leave-device.ts')
    await finishLeaving()
  })
  const session = currentSession()
  if (session) await moveOver(session)
}

/** The brand to open: what was being written goes first. */
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
  // An empty list may be one that could not be asked for.
  if (before !== null && (brands.length === 0 || brands.some(({ id }) => id === before))) return before
  const lastFirst = brands.toSorted((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0) || a.id - b.id)
  return lastFirst[0]?.id ?? null
}

async function moveOver(session: Session): Promise<readonly Adopted[]> {
  await attempt('the worker', async () => {
    const { rememberAccount } = await import('../store/device-store.ts')
    await rememberAccount(session.idAccount)
  })
  const adopted = await attempt<readonly Adopted[]>('local brands', () => adoptAll(session), [])
  await attempt('the list of brands', async () => {
    const { pullBrands } = await import('../store/brands.ts')
    await pullBrands()
  })
  return adopted
}

/** Yjs and the documents are loaded only where there is something to move. */
async function adoptAll(session: Session): Promise<readonly Adopted[]> {
  const { deviceStore } = await import('../store/device-store.ts')
  if ((await deviceStore.localBrands.count()) === 0) return []
  const { adoptLocalBrands, cleanUpAdopted } = await import('../adoption/local-brands.ts')
  await cleanUpAdopted(session)
  return adoptLocalBrands(session)
}

async function readBrands(idAccount: number): Promise<readonly StoredBrand[]> {
  const { readBrands } = await import('../store/brands.ts')
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
