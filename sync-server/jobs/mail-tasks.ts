import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import { dayIn } from '../gateways/mail/day-in.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'
import { type MailEnvironment, mailDueTask, mailsAtOnce, mostTries, sendFromTemplate } from './mail-due.ts'

/** Mails what happened to tasks to who asked for them. */
export function mailTasksTask(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  mail: Pick<Mail, 'send'>,
  environment: MailEnvironment,
  log: Pick<Logger, 'error' | 'warn'>,
): Tasks {
  return mailDueTask(
    { pool },
    'mail-tasks',
    {
      list: () => listDue(kysely),
      send,
      noteSent: remove,
      triesOf: ({ tries }) => tries,
      putOff: (row, minutes) => (row.tries + 1 >= mostTries ? remove(row) : putOff(row, minutes)),
      factsOf: ({ task_id }) => ({ task: task_id }),
    },
    log,
  )

  async function send(row: DueMail): Promise<void> {
    const { id, task_id, about, email, full_name, locale, title, credit, brand, quoted, days, expires_at } =
      row
    if (email === null) return
    await sendFromTemplate(mail, environment, {
      to: { email, locale },
      id: `task-mail-${id}`,
      kind: kinds[about],
      variables: (language) => ({
        name: full_name ?? '',
        brand,
        title,
        credit: new Intl.NumberFormat(language).format(about === 'QUOTED' ? (quoted ?? 0) : credit),
        days: String(days ?? 0),
        until: expires_at ? dayIn(language, new Date(expires_at.getTime() - 1)) : '',
        url: `${environment.publicUrl}/brand/setting/worker/${task_id}`,
      }),
    })
  }

  async function remove({ id, brand_id }: DueMail): Promise<void> {
    await kysely.deleteFrom('task_mail').where('brand_id', '=', brand_id).where('id', '=', id).execute()
  }

  async function putOff({ id, brand_id, tries }: DueMail, minutes: number): Promise<void> {
    await kysely
      .updateTable('task_mail')
      .set({ tries: tries + 1, after: sql<Date>`now() + make_interval(mins => ${minutes})` })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute()
  }
}

type DueMail = Awaited<ReturnType<typeof listDue>>[number]

/** `email` is null where the member who requested the task has left the brand, and is not told any more. */
function listDue(db: Kysely<DB>) {
  return db
    .selectFrom('task_mail')
    .innerJoin('task', 'task.id', 'task_mail.task_id')
    .innerJoin('brand', 'brand.id', 'task.brand_id')
    .leftJoin('task_quote as quote', 'quote.task_id', 'task.id')
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
    .select(['quote.credit as quoted', 'quote.days', 'quote.expires_at'])
    .where('task_mail.after', '<=', sql<Date>`now()`)
    .orderBy('task_mail.after')
    .limit(mailsAtOnce)
    .execute()
}

const kinds = {
  REQUESTED: 'taskRequested',
  IN_PROGRESS: 'taskStarted',
  REVIEW: 'taskReview',
  DONE: 'taskDone',
  CANCELED: 'taskCanceled',
  WRITTEN: 'taskWritten',
  QUOTE_ASKED: 'taskQuoteAsked',
  QUOTED: 'taskQuoted',
  QUOTE_CLOSED: 'taskQuoteClosed',
} as const
