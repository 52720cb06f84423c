import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { listBrands } from '#contract/brand.ts'
import { deviceTableNames } from '#model/mirrors/mirrors.ts'
import { keepListedFacts } from '../identity/brand-facts.ts'
import { currentSession, useSession } from '../identity/session.ts'
import { rest } from '../rest/rest.ts'
import { accountStore, deleteBrandRows, type StoredBrand } from './account-store.ts'
import { deviceStore, type LocalBrand } from './device-store.ts'
import { dropStoredScreens } from './stored-screens.ts'
import { setUnstoredBrands, subscribeUnstoredBrands, unstoredBrandsOf } from './unstored-brands.ts'

/** What is deleted with a lost brand: answers that only members get. Documents, files and outbox can be exported. */
const ofLost = ['answers', 'notices', ...deviceTableNames] as const

/**
 * Brands of the signed-in account from the device's table; undefined while it is read. Where the device refuses to store
 * them, the last answer of the server. Lost brands are left out.
 */
export function useBrands(): readonly StoredBrand[] | undefined {
  const id = useSession().session?.idAccount ?? null
  const stored = useLiveQuery(() => (id === null ? [] : readStored(id)), [id])
  const unstored = useSyncExternalStore(subscribeUnstoredBrands, () => unstoredBrandsOf(id))
  return unstored ?? stored ?? undefined
}

/** Brands that the account lost access to, and of which this device still has a copy. */
export function useLostBrands(): readonly StoredBrand[] {
  const id = useSession().session?.idAccount ?? null
  const stored = useLiveQuery(() => (id === null ? [] : readRows(id)), [id])
  return stored?.filter(isLost) ?? []
}

export function useLocalBrands(): LocalBrand[] | undefined {
  return useLiveQuery(() =>
    deviceStore.localBrands
      .filter((brand) => brand.adoptedAs === undefined)
      .toArray()
      .catch(() => []),
  )
}

/** Whether neither this device nor the server has said which brands there are: the device refuses to read its table. */
export function useAreBrandsUnread(): boolean {
  const id = useSession().session?.idAccount ?? null
  const stored = useLiveQuery(() => (id === null ? [] : readStored(id)), [id])
  const unstored = useSyncExternalStore(subscribeUnstoredBrands, () => unstoredBrandsOf(id))
  return stored === null && unstored === undefined
}

/** The brands once, for code outside of components. */
export async function readBrands(idAccount: number): Promise<readonly StoredBrand[]> {
  return unstoredBrandsOf(idAccount) ?? (await readStored(idAccount)) ?? []
}

/** Lists of brands are numbered as they are asked for. */
let lastRequest = 0
let lastStored = 0

/** Asks the server for the brands and stores the answer. Returns false, and changes nothing, when the request fails. */
export async function pullBrands(): Promise<boolean> {
  const session = currentSession()
  if (!session) return false
  const { idAccount } = session
  lastRequest += 1
  const request = lastRequest
  const result = await rest(listBrands, { query: {} })
  // Nothing is stored for an account that signed out during the request.
  if (!result.ok || currentSession()?.idAccount !== idAccount) return false
  // One that was asked for later came sooner. An earlier one is not waited for, whose network may be gone.
  if (request < lastStored) return true
  lastStored = request
  const { brands } = result.answer._embedded
  const store = accountStore(idAccount)
  const isKept = await unlessRefused(
    store.transaction('rw', ['brands', ...ofLost], async () => {
      const known = new Map((await store.brands.toArray()).map((brand) => [brand.id, brand]))
      const ids = new Set(brands.map(({ id }) => id))
      for (const id of known.keys()) if (!ids.has(id)) await loseIn(idAccount, id)
      await store.brands.bulkPut(
        brands.map((brand) => ({ ...brand, openedAt: known.get(brand.id)?.openedAt ?? null })),
      )
    }),
  )
  for (const brand of brands) keepListedFacts(brand)
  setUnstoredBrands(
    isKept ? null : { idAccount, brands: brands.map((brand) => ({ ...brand, openedAt: null })) },
  )
  return true
}

/** Marks a brand as lost: the server refuses this account. The documents on this device stay as a copy to export. */
export async function loseBrand(idAccount: number, idBrand: number): Promise<void> {
  await unlessRefused(loseIn(idAccount, idBrand))
}

async function loseIn(idAccount: number, idBrand: number): Promise<void> {
  const { brands } = accountStore(idAccount)
  const row = await brands.get(idBrand)
  if (!row || row.lostAt !== undefined) return
  if (row.openedAt === null) await brands.delete(idBrand)
  else await brands.put({ ...row, lostAt: Date.now() })
  await deleteBrandRows(idAccount, idBrand, ofLost)
  // Not awaited: a transaction does not wait for caches.
  dropStoredScreens().catch((cause: unknown) => console.warn('stored screens stay on this device', cause))
}

/** Stores when the brand was opened: from then on it is available offline. */
export async function noteOpened(idBrand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  await unlessRefused(accountStore(session.idAccount).brands.update(idBrand, { openedAt: Date.now() }))
}

/** Null where the browser refuses to read its database. */
async function readStored(idAccount: number): Promise<StoredBrand[] | null> {
  return (await readRows(idAccount))?.filter((row) => !isLost(row)) ?? null
}

function isLost({ lostAt }: StoredBrand): boolean {
  return lostAt !== undefined
}

async function readRows(idAccount: number): Promise<StoredBrand[] | null> {
  try {
    return await accountStore(idAccount).brands.orderBy('id').toArray()
  } catch (cause) {
    console.warn('the brands of this device cannot be read', cause)
    return null
  }
}

/** Whether the device stored it. */
async function unlessRefused(work: PromiseLike<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (cause) {
    console.warn('the brands cannot be kept on this device', cause)
    return false
  }
}
