import type { BrandRole } from '#model/access/roles.ts'
import { passesTest } from '#model/access/test-mode.ts'
import type { CallContext } from '#server/http/context.ts'
import { readProfile } from '../identity/me/queries.ts'
import { listBrandsOf } from './queries.ts'

/**
 * The caller's brands. Whom a test of strategy and team is for is read off the brand's address, or with TEST_MODE off
 * the person's; the marks themselves stay here.
 */
export async function listMine({ db, account, services }: CallContext, role?: BrandRole) {
  const { environment } = services
  const own = environment.testMode ? (await readProfile(db, account.id)).email : null
  const brands = await listBrandsOf(db, account.id, role)
  return brands.map(({ email, ...brand }) => ({
    ...brand,
    restricted: !passesTest(environment, environment.testMode ? own : email),
  }))
}
