import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'

/** Brands whose account, lots and entries do not add up, as texts; none where the ledger is right. */
export async function findLedgerFaults({ kysely }: { readonly kysely: Kysely<DB> }): Promise<string[]> {
  const accounts = await kysely.selectFrom('credit_account').selectAll().execute()
  const lots = await kysely.selectFrom('credit_lot').selectAll().execute()
  const entries = await kysely.selectFrom('credit_entry').selectAll().orderBy('id').execute()
  const faults: string[] = []
  for (const { brand_id, balance } of accounts) {
    const own = entries.filter((entry) => entry.brand_id === brand_id)
    let sum = 0
    for (const { id, amount, balance_after } of own) {
      sum += amount
      if (balance_after !== sum || sum < 0) faults.push(`entry ${id}: ${balance_after} after a sum of ${sum}`)
    }
    const rests = lots.filter((lot) => lot.brand_id === brand_id).reduce((total, { rest }) => total + rest, 0)
    if (balance !== sum || balance !== rests)
      faults.push(`brand ${brand_id}: balance ${balance}, entries ${sum}, lots ${rests}`)
  }
  for (const { id, rest } of lots) {
    const sum = entries.filter(({ lot_id }) => lot_id === id).reduce((total, { amount }) => total + amount, 0)
    if (sum !== rest) faults.push(`lot ${id}: rest ${rest}, entries ${sum}`)
  }
  return faults
}
