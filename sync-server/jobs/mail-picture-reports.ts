import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'
import { type MailEnvironment, mailDueTask, mailsAtOnce, mostTries, sendFromTemplate } from './mail-due.ts'

/** Mails reports about pictures of a model to the operator. Without an address they wait for one, and stay in their table. */
export function mailPictureReportsTask(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  mail: Pick<Mail, 'send'>,
  environment: MailEnvironment,
  log: Pick<Logger, 'error' | 'warn'>,
): Tasks {
  const { email } = environment.company
  return mailDueTask(
    { pool },
    'mail-picture-reports',
    {
      list: async () => (email === undefined ? [] : listDue(kysely)),
      send,
      noteSent: (row) => note(row, null),
      triesOf: ({ tries }) => tries,
      putOff: (row, minutes) => note(row, row.tries + 1 >= mostTries ? null : minutes),
      factsOf: ({ picture_id }) => ({ idPicture: picture_id }),
    },
    log,
  )

  async function send({ id, picture_id, brand, model, count, reason }: DueReport): Promise<void> {
    if (email === undefined) return
    const url = `${environment.publicUrl}/operator?view=pictures&id=${picture_id}`
    await sendFromTemplate(mail, environment, {
      to: { email, locale: null },
      id: `picture-report-${id}`,
      kind: 'pictureReported',
      variables: () => ({ brand, model, reason, id: picture_id, count: count ?? 0, url }),
    })
  }

  /** null: no mail is due any more. */
  async function note({ id, brand_id, tries }: DueReport, minutes: number | null): Promise<void> {
    await kysely
      .updateTable('ai_picture_report')
      .set({
        tries: tries + 1,
        mail_after: minutes === null ? null : sql<Date>`now() + make_interval(mins => ${minutes})`,
      })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute()
  }
}

type DueReport = Awaited<ReturnType<typeof listDue>>[number]

function listDue(db: Kysely<DB>) {
  return db
    .selectFrom('ai_picture_report as report')
    .innerJoin('ai_picture as picture', 'picture.id', 'report.picture_id')
    .innerJoin('brand', 'brand.id', 'report.brand_id')
    .select(['report.id', 'report.brand_id', 'report.picture_id', 'report.reason', 'report.tries'])
    .select(['picture.model', 'brand.name as brand'])
    .select(sql<number | null>`cardinality(picture.file_ids)`.as('count'))
    .where('report.mail_after', '<=', sql<Date>`now()`)
    .orderBy('report.mail_after')
    .limit(mailsAtOnce)
    .execute()
}
