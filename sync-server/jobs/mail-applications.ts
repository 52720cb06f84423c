import { type Kysely, sql } from 'kysely'
import { type ApplicationRow, selectApplications } from '../api/campaign/queries.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import { dayIn } from '../gateways/mail/day-in.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'
import { type MailEnvironment, mailDueTask, mailsAtOnce, mostTries, sendFromTemplate } from './mail-due.ts'

/** Mails the state of an application that was not mailed yet: its receipt, its result or its refusal. */
export function mailApplicationsTask(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  mail: Pick<Mail, 'send'>,
  environment: MailEnvironment,
  log: Pick<Logger, 'error' | 'warn'>,
): Tasks {
  return mailDueTask(
    { pool },
    'mail-applications',
    {
      list: () => listUntold(kysely),
      send,
      noteSent: (row) => change(row, { mailed: row.status }),
      triesOf: ({ mail_tries }) => mail_tries,
      putOff: (row, minutes) =>
        change(row, {
          mail_tries: row.mail_tries + 1,
          mail_after: sql<Date>`now() + make_interval(mins => ${minutes})`,
        }),
      factsOf: ({ id }) => ({ application: id }),
    },
    log,
  )

  async function send({ id, account_id, status, answers, due_on, reason, created_at }: ApplicationRow) {
    const account = await kysely
      .selectFrom('account')
      .select(['email', 'full_name', 'locale'])
      .where('id', '=', account_id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (!account || status === 'REVIEWING') return
    const [kind, url] = kinds[status]
    await sendFromTemplate(mail, environment, {
      to: account,
      id: `application-${id}-${status.toLowerCase()}`,
      kind,
      variables: (language) => ({
        name: account.full_name,
        shop: answers.name,
        receivedAt: dayIn(language, created_at),
        dueDate: dayIn(language, new Date(`${due_on}T00:00:00+09:00`)),
        reason: reason ?? '',
        url: url === 'support' ? environment.supportUrl : `${environment.publicUrl}${url}`,
      }),
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
      // A later state has a mail of its own.
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
    .limit(mailsAtOnce)
    .execute()
}
