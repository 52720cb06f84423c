import { cutDue, removeLeft } from '../api/sns/cut-due.ts'
import { refreshDue } from '../api/sns/refresh-due.ts'
import type { Database } from '../database/open.ts'
import type { Services } from '../http/context.ts'
import type { Tasks } from './jobs.ts'

/** Looks at each account of a brand once a day, and withdraws our access to those that were disconnected. */
export function snsTasks(
  { kysely }: Pick<Database, 'kysely'>,
  services: Pick<Services, 'sns' | 'keys' | 'log'>,
): Tasks {
  /** Where the next run goes on looking, in this process. */
  let after = 0
  return {
    'refresh-sns-accounts': {
      lane: 'upkeep',
      cron: '41 * * * *',
      run: () => refreshDue(kysely, services),
    },
    'cut-sns-accounts': {
      lane: 'upkeep',
      cron: '*/5 * * * *',
      async run() {
        after = await removeLeft(kysely, after)
        await cutDue(kysely, services)
      },
    },
  }
}
