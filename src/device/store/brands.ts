import { useLiveQuery } from 'dexie-react-hooks'
import { listBrands } from '#contract/brand.ts'
import { rest } from '../rest.ts'
import { currentSession, useSession } from '../session/session.ts'
import { accountStore, type StoredBrand } from './account-store.ts'
import { deviceStore, type LocalBrand } from './device-store.ts'

/** The brands of the signed-in account as the device knows them; undefined while the device is read. */
export function useBrands(): StoredBrand[] | undefined {
  const id = useSession().session?.idAccount ?? null
  return useLiveQuery(() => (id === null ? [] : accountStore(id).brands.orderBy('id').toArray()), [id])
}

export function useLocalBrands(): LocalBrand[] | undefined {
  return useLiveQuery(() =>
    deviceStore.localBrands.filter((brand) => brand.adoptedAs === undefined).toArray(),
  )
}

/** Asks the server for the brands and keeps the answer. What the device holds stays when nobody answers. */
export async function pullBrands(): Promise<boolean> {
  const session = currentSession()
  if (!session) return false
  const result = await rest(listBrands, { query: {} })
  if (!result.ok) return false
  const store = accountStore(session.idAccount)
  await store.transaction('rw', store.brands, async () => {
    const known = new Map((await store.brands.toArray()).map((brand) => [brand.id, brand]))
    const brands = result.answer._embedded.brands
    const ids = new Set(brands.map(({ id }) => id))
    await store.brands.bulkDelete([...known.keys()].filter((id) => !ids.has(id)))
    await store.brands.bulkPut(
      brands.map((brand) => ({ ...brand, openedAt: known.get(brand.id)?.openedAt ?? null })),
    )
  })
  return true
}

/** Notes that this device holds the brand from now on. */
export async function noteOpened(idBrand: number): Promise<void> {
  const session = currentSession()
  if (session) await accountStore(session.idAccount).brands.update(idBrand, { openedAt: Date.now() })
}
