import { expireCredits } from '../api/billing/credits/ledger.ts'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Logger } from '../logging.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'

const brandsAtOnce = 500

/**
 * Takes credits out of lots that have expired, at 00:05 in Seoul, a brand in a transaction. One that fails does not keep the
 * others. A run that was killed is finished by the next one; two runs at once write each expiry once.
 */
export function expireCreditsTask(
  { kysely }: Pick<Database, 'kysely'>,
  now: () => Date,
  log: Pick<Logger, 'error'>,
): Tasks {
  return {
    'expire-credits': {
      lane: 'money',
      cron: '5 15 * * *',
      async run() {
        const at = now()
        const failures = new Failures(log, 'what has expired of the credits of a brand could not be written')
        for (let after = 0, isMore = true; isMore; ) {
          const brands = await listDue(at, after)
          for (const brand of brands)
            await failures.attempt({ brand }, () =>
              inTransaction(kysely, (transaction) => expireCredits(transaction, brand, at)),
            )
          after = brands.at(-1) ?? after
          isMore = brands.length === brandsAtOnce
        }
        failures.end()
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
