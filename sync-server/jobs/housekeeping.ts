import { sql } from 'kysely'
import { closeCode } from '#model/sync/protocol.ts'
import type { Database } from '../database/open.ts'
import type { Revocations } from '../http/events.ts'
import type { Tasks } from './jobs.ts'

/**
 * Deletes what has expired. Codes are kept for a day, because the hourly limit of mails counts them. Sockets of an
 * expired session are closed by `revocations`.
 */
export function housekeepingTasks(
  { kysely }: Pick<Database, 'kysely'>,
  revocations: Pick<Revocations, 'emit'>,
): Tasks {
  return {
    'delete-email-codes': {
      cron: '7 * * * *',
      async run() {
        await kysely
          .deleteFrom('email_code')
          .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
          .execute()
      },
    },
    'delete-sessions': {
      cron: '17 * * * *',
      async run() {
        const over = await kysely
          .deleteFrom('session')
          .where('expires_at', '<', sql<Date>`now()`)
          .returning('token_hash')
          .execute()
        for (const { token_hash: tokenHash } of over) {
          revocations.emit({ tokenHash, code: closeCode.unauthorized, reason: 'the session is over' })
        }
      },
    },
    'delete-idempotency': {
      cron: '27 3 * * *',
      async run() {
        await kysely
          .deleteFrom('idempotency')
          .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
          .execute()
      },
    },
  }
}
