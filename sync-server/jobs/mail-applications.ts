import { type Kysely, sql } from 'kysely'
import { languageFor } from '#model/language/languages.ts'
import { type ApplicationRow, selectApplications } from '../api/campaign/queries.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Environment } from '../environment/environment.ts'
import { dayIn } from '../gateways/mail/day-in.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import { mailFromTemplate } from '../gateways/mail/template.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'

const atOnce = 100
/** After so many, the last of them two hours after the one before, the person is not told by mail. */
const mostTries = 8

/**
 * Mails the state of an application that its person was not told yet, every minute: its receipt, its result or its refusal.
 * A mail that was sent by a run that ended before noting it is sent again, with the same id.
 */
export function mailApplicationsTask(
  { kysely }: Pick<Database, 'kysely'>,
  mail: Pick<Mail, 'send'>,
  environment: Pick<Environment, 'publicUrl' | 'supportUrl' | 'company'>,
  log: Logger,
): Tasks {
  return {
    'mail-applications': {
      cron: '* * * * *',
      async run() {
        for (const row of await listUntold(kysely)) await tell(row)
      },
    },
  }

  async function tell(row: ApplicationRow): Promise<void> {
    try {
      await mailState(row)
      await change(row, { mailed: row.status })
    } catch (err) {
      log.warn({ err, application: row.id }, 'a mail about an application could not be sent')
      const wait = sql<Date>`now() + make_interval(mins => ${2 ** row.mail_tries})`
      await change(row, { mail_tries: row.mail_tries + 1, mail_after: wait })
    }
  }

  async function mailState({ id, account_id, status, answers, due_on, reason, created_at }: ApplicationRow) {
    const account = await kysely
      .selectFrom('account')
      .select(['email', 'full_name', 'locale'])
      .where('id', '=', account_id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (!account || status === 'REVIEWING') return
    const language = languageFor(account.locale)
    const [kind, url] = kinds[status]
    const variables = {
      name: account.full_name,
      shop: answers.name,
      receivedAt: dayIn(language, created_at),
      dueDate: dayIn(language, new Date(`${due_on}T00:00:00+09:00`)),
      reason: reason ?? '',
      url: url === 'support' ? environment.supportUrl : `${environment.publicUrl}${url}`,
    }
    await mail.send({
      to: account.email,
      id: `application-${id}-${status.toLowerCase()}`,
      ...mailFromTemplate(language, kind, variables, environment),
    })
  }

  async function change(
    { id, status }: ApplicationRow,
    set: { mailed: string } | { mail_tries: number; mail_after: ReturnType<typeof sql<Date>> },
  ): Promise<void> {
    await kysely
      .updateTable('campaign_application')
      .set(set)
      .where('id', '=', id)
      // What became of it meanwhile is told by a mail of its own.
      .where('status', '=', status)
      .execute()
  }
}

const kinds = {
  RECEIVED: ['campaignReceived', '/profile'],
  DELIVERED: ['campaignResult', '/profile'],
  DECLINED: ['campaignDeclined', 'support'],
} as const

function listUntold(db: Kysely<DB>): Promise<ApplicationRow[]> {
  return selectApplications(db)
    .where('status', '<>', 'REVIEWING')
    .where('mailed', 'is distinct from', (row) => row.ref('status'))
    .where('mail_tries', '<', mostTries)
    .where('mail_after', '<=', sql<Date>`now()`)
    .orderBy('mail_after')
    .limit(atOnce)
    .execute()
}
