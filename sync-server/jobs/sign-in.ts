import { sql } from 'kysely'
import { unlinkDue } from '../api/identity/sign-in/unlink-at-provider.ts'
import { forgetWithdrawn } from '../api/identity/withdrawn-accounts.ts'
import type { Database } from '../database/open.ts'
import type { Services } from '../http/context.ts'
import type { Tasks } from './jobs.ts'

/**
 * Deletes abandoned sign-in attempts, retries to unlink accounts at providers that did not answer, and deletes the data
 * of withdrawn accounts.
 */
export function signInTasks(
  { kysely }: Pick<Database, 'kysely'>,
  services: Pick<Services, 'signIn' | 'storage' | 'log' | 'environment' | 'keys'>,
): Tasks {
  return {
    'delete-sign-ins': {
      cron: '37 * * * *',
      async run() {
        const now = sql<Date>`now()`
        await kysely.deleteFrom('sign_in_attempt').where('expires_at', '<', now).execute()
        await kysely.deleteFrom('sign_in_ticket').where('expires_at', '<', now).execute()
      },
    },
    'cut-logins': {
      cron: '*/2 * * * *',
      run: () => unlinkDue(kysely, services),
    },
    'forget-left': {
      cron: '47 3 * * *',
      run: () => forgetWithdrawn(kysely, services.storage, services.keys),
    },
  }
}
