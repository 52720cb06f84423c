import { readRole } from '#contract/brand.ts'
import { currentSession } from '../identity/session.ts'
import { rest } from '../rest/rest.ts'
import { accountStore } from './account-store.ts'
import { loseBrand } from './brands.ts'

const asked = new Map<number, Promise<void>>()

/** Asks for the role of this account in a brand and stores it. Calls during a request share that request. */
export function pullRole(idBrand: number): Promise<void> {
  const known = asked.get(idBrand)
  if (known) return known
  const asking = ask(idBrand).finally(() => asked.delete(idBrand))
  asked.set(idBrand, asking)
  return asking
}

async function ask(idBrand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  const result = await rest(readRole, { query: { idBrand } }, { idBrand })
  if (result.ok) {
    const { brandRole } = result.answer
    await accountStore(session.idAccount)
      .brands.where({ id: idBrand })
      .modify((row) => {
        Object.assign(row, { brandRole, lostAt: undefined })
      })
  } else if (result.status === 403 || result.status === 404) await loseBrand(session.idAccount, idBrand)
}
