import { sql } from 'kysely'
import { unlinkDue } from '../api/identity/sign-in/unlink-at-provider.ts'
import { forgetWithdrawn } from '../api/identity/withdrawn-accounts.ts'
import type { Database } from '../database/open.ts'
import type { Services } from '../http/context.ts'
import { Failures } from './failures.ts'
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
      lane: 'upkeep',
      cron: '37 * * * *',
      async run() {
        const now = sql<Date>`now()`
        const failures = new Failures(services.log, 'sign-ins that have ended could not be deleted')
        for (const table of ['sign_in_attempt', 'sign_in_ticket'] as const)
          await failures.attempt({ table }, () =>
            kysely.deleteFrom(table).where('expires_at', '<', now).execute(),
          )
        failures.end()
      },
    },
    'cut-logins': {
      lane: 'upkeep',
      cron: '*/2 * * * *',
      run: () => unlinkDue(kysely, services),
    },
    'forget-left': {
      lane: 'files',
      cron: '47 3 * * *',
      run: () => forgetWithdrawn(kysely, services.storage, services.keys),
    },
  }
}
