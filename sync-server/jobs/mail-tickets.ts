import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { Logger } from '../logging.ts'
import type { Tasks } from './jobs.ts'
import { type MailEnvironment, mailDueTask, mailsAtOnce, mostTries, sendFromTemplate } from './mail-due.ts'

/** Mails the answers of the operator to those who asked. */
export function mailTicketsTask(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  mail: Pick<Mail, 'send'>,
  environment: MailEnvironment,
  log: Pick<Logger, 'error' | 'warn'>,
): Tasks {
  return mailDueTask(
    { pool },
    'mail-tickets',
    {
      list: () => listDue(kysely),
      send: ({ id, email, language, name, ticket_id, asked, text }) =>
        sendFromTemplate(mail, environment, {
          to: { email, locale: language },
          id: `ticket-answer-${id}`,
          kind: 'ticketAnswered',
          variables: () => ({ name, number: ticket_id, asked, answer: text, url: environment.supportUrl }),
        }),
      noteSent: ({ id }) => change(id, { mailed_at: sql<Date>`now()` }),
      triesOf: ({ mail_tries }) => mail_tries,
      putOff: ({ id, mail_tries }, minutes) =>
        change(id, {
          mail_tries: mail_tries + 1,
          mail_after: sql<Date>`now() + make_interval(mins => ${minutes})`,
        }),
      factsOf: ({ ticket_id }) => ({ ticket: ticket_id }),
    },
    log,
  )

  async function change(
    id: number,
    set:
      | { mailed_at: ReturnType<typeof sql<Date>> }
      | { mail_tries: number; mail_after: ReturnType<typeof sql<Date>> },
  ): Promise<void> {
    await kysely.updateTable('support_answer').set(set).where('id', '=', id).execute()
  }
}

function listDue(db: Kysely<DB>) {
  return db
    .selectFrom('support_answer as answer')
    .innerJoin('support_ticket as ticket', 'ticket.id', 'answer.ticket_id')
    .select(['answer.id', 'answer.ticket_id', 'answer.text', 'answer.mail_tries'])
    .select(['ticket.email', 'ticket.language', 'ticket.name', 'ticket.text as asked'])
    .where('answer.mailed_at', 'is', null)
    .where('answer.mail_tries', '<', mostTries)
    .where('answer.mail_after', '<=', sql<Date>`now()`)
    .orderBy('answer.mail_after')
    .limit(mailsAtOnce)
    .execute()
}
