import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tasks } from './jobs.ts'

/** What has expired goes. Old codes are kept for a day, because the hourly limit of mails counts them. */
export function housekeepingTasks({ kysely }: Pick<Database, 'kysely'>): Tasks {
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
        await kysely.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute()
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
