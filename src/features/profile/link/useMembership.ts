import { useSession } from '#engine/identity/session.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { type BrandRole, toBrandRole } from '#model/access/roles.ts'

/**
 * The role of the account in a brand, read anew: who was removed and invited again is no member. Null for no member, for a visitor, and
 * until it is read.
 */
export function useMembership(idBrand: number | null): BrandRole | null {
  const { session, isExpired } = useSession()
  const idAccount = session && !isExpired ? session.idAccount : null
  const key = idBrand === null || idAccount === null ? null : `${idAccount} ${idBrand}`
  const role = useLoaded(key, () => readRole(idAccount ?? 0, idBrand))
  return role ? toBrandRole(role) : null
}

async function readRole(idAccount: number, idBrand: number | null): Promise<string | null> {
  const { pullBrands, readBrands } = await import('#engine/store/brands.ts')
  if (!(await pullBrands())) return null
  return (await readBrands(idAccount)).find(({ id }) => id === idBrand)?.brandRole ?? null
}
