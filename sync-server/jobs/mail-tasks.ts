import { type Kysely, sql } from 'kysely'
import { languageFor } from '#model/language/languages.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Environment } from '../environment/environment.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import { mailFromTemplate } from '../gateways/mail/template.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'

const atOnce = 100
/** After so many, the last of them two hours after the one before, the person is not told by mail. */
const mostTries = 8

/**
 * Mails what happened to tasks to who asked for them, every minute. A mail that was sent by a run that ended before noting it
 * is sent again, with the same id.
 */
export function mailTasksTask(
  { kysely }: Pick<Database, 'kysely'>,
  mail: Pick<Mail, 'send'>,
  environment: Pick<Environment, 'publicUrl' | 'supportUrl' | 'company'>,
  log: Logger,
): Tasks {
  return {
    'mail-tasks': {
      cron: '* * * * *',
      async run() {
        for (const row of await listDue(kysely)) await tell(row)
      },
    },
  }

  async function tell(row: DueMail): Promise<void> {
    try {
      if (row.email !== null) await send({ ...row, email: row.email })
      await kysely
        .deleteFrom('task_mail')
        .where('brand_id', '=', row.brand_id)
        .where('id', '=', row.id)
        .execute()
    } catch (err) {
      log.warn({ err, task: row.task_id }, 'a mail about a task could not be sent')
      await putOff(row)
    }
  }

  async function send({ id, about, email, full_name, locale, title, credit, brand }: ToSend) {
    const language = languageFor(locale)
    const variables = {
      name: full_name ?? '',
      brand,
      title,
      credit: new Intl.NumberFormat(language).format(credit),
      url: `${environment.publicUrl}/brand`,
    }
    await mail.send({
      to: email,
      id: `task-mail-${id}`,
      ...mailFromTemplate(language, kinds[about], variables, environment),
    })
  }

  async function putOff({ id, brand_id, tries }: DueMail): Promise<void> {
    if (tries + 1 >= mostTries) {
      await kysely.deleteFrom('task_mail').where('brand_id', '=', brand_id).where('id', '=', id).execute()
      return
    }
    await kysely
      .updateTable('task_mail')
      .set({ tries: tries + 1, after: sql<Date>`now() + make_interval(mins => ${2 ** tries})` })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute()
  }
}

type DueMail = Awaited<ReturnType<typeof listDue>>[number]
type ToSend = DueMail & { readonly email: string }

/** `email` is null where whoever asked for the task has left the brand, and is not told any more. */
function listDue(db: Kysely<DB>) {
  return db
    .selectFrom('task_mail')
    .innerJoin('task', 'task.id', 'task_mail.task_id')
    .innerJoin('brand', 'brand.id', 'task.brand_id')
    .leftJoin('brand_member', (join) =>
      join
        .onRef('brand_member.brand_id', '=', 'task.brand_id')
        .onRef('brand_member.account_id', '=', 'task.account_id'),
    )
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'brand_member.account_id').on('account.withdrawn_at', 'is', null),
    )
    .select(['task_mail.id', 'task_mail.brand_id', 'task_mail.task_id', 'task_mail.about', 'task_mail.tries'])
    .select(['account.email', 'account.full_name', 'account.locale'])
    .select(['task.title', 'task.credit', 'brand.name as brand'])
    .where('task_mail.after', '<=', sql<Date>`now()`)
    .orderBy('task_mail.after')
    .limit(atOnce)
    .execute()
}

const kinds = {
  REQUESTED: 'taskRequested',
  IN_PROGRESS: 'taskStarted',
  REVIEW: 'taskReview',
  DONE: 'taskDone',
  CANCELED: 'taskCanceled',
  WRITTEN: 'taskWritten',
} as const
