import { readRole } from '#contract/brand.ts'
import { currentSession } from '../identity/session.ts'
import { createLatest } from '../rest/latest-answer.ts'
import { rest } from '../rest/rest.ts'
import { accountStore } from './account-store.ts'
import { loseBrand } from './brands.ts'

/** By brand. */
const latest = createLatest<void>()

/** Asks for the role of this account in a brand and stores it. Of calls while it is being asked for, see `createLatest`. */
export function pullRole(idBrand: number): Promise<void> {
  return latest(String(idBrand), () => ask(idBrand))
}

async function ask(idBrand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  const result = await rest(readRole, { query: { idBrand } }, { idBrand })
  // Nothing is stored for an account that signed out during the request.
  if (currentSession()?.idAccount !== session.idAccount) return
  if (result.ok) {
    const { brandRole } = result.answer
    await accountStore(session.idAccount)
      .brands.where({ id: idBrand })
      .modify((row) => {
        Object.assign(row, { brandRole, lostAt: undefined })
      })
  } else if (result.status === 403 || result.status === 404) await loseBrand(session.idAccount, idBrand)
}
