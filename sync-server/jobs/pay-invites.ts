import { judgeInvite, listPayable, listUnjudged, payRewards } from '../api/billing/credits/invites.ts'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'

const atOnce = 500

/**
 * Judges who signed up by a friend's link, and pays what both have earned, every minute: an account and a recipient in a
 * transaction each. Runs may overlap; nothing is paid twice. One that fails does not keep the others.
 */
export function payInvitesTask(
  { kysely }: Pick<Database, 'kysely'>,
  now: () => Date,
  log: Pick<Logger, 'error'>,
): Tasks {
  return {
    'pay-invites': {
      lane: 'money',
      cron: '* * * * *',
      async run() {
        const at = now()
        for (const invitee of await listUnjudged(kysely, atOnce))
          await attempt(() => inTransaction(kysely, (db) => judgeInvite(db, invitee, at)), { invitee })
        for (const recipient of await listPayable(kysely, atOnce))
          await attempt(() => inTransaction(kysely, (db) => payRewards(db, recipient, at)), { recipient })
      },
    },
  }

  async function attempt(work: () => Promise<void>, of: object): Promise<void> {
    try {
      await work()
    } catch (err) {
      log.error({ err, ...of }, 'an invitation could not be settled; it is tried again')
    }
  }
}
