import { expireCredits } from '../api/billing/ledger.ts'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Tasks } from './jobs.ts'

const brandsAtOnce = 500

/**
 * Takes credits out of lots that have expired, at 00:05 in Seoul, a brand in a transaction. A run that was killed is
 * finished by the next one; two runs at once write each expiry once.
 */
export function expireCreditsTask({ kysely }: Pick<Database, 'kysely'>, now: () => Date): Tasks {
  return {
    'expire-credits': {
      cron: '5 15 * * *',
      async run() {
        const at = now()
        for (let after = 0, isMore = true; isMore; ) {
          const brands = await listDue(at, after)
          for (const brand of brands)
            await inTransaction(kysely, (transaction) => expireCredits(transaction, brand, at))
          after = brands.at(-1) ?? after
          isMore = brands.length === brandsAtOnce
        }
      },
    },
  }

  async function listDue(at: Date, after: number): Promise<readonly number[]> {
    const rows = await kysely
      .selectFrom('credit_lot')
      .select('brand_id')
      .distinct()
      .where('rest', '>', 0)
      .where('expires_at', '<=', at)
      .where('brand_id', '>', after)
      .orderBy('brand_id')
      .limit(brandsAtOnce)
      .execute()
    return rows.map(({ brand_id }) => brand_id)
  }
}
